// SPDX-License-Identifier: Apache-2.0
//! safetensors_reference FILE ROUNDS: the reference implementation opens a file in memory. Prints the number of
//! tensors and the median of the processor times in seconds.
use safetensors::SafeTensors;

extern "C" {
    fn clock() -> std::os::raw::c_long; // of <time.h>; a second has 10^6 everywhere in POSIX
}

fn busy() -> f64 {
    unsafe { clock() as f64 * 1e-6 }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let path = words.next().expect("FILE");
    let rounds: usize = words.next().expect("ROUNDS").parse().expect("a number");
    let bytes = std::fs::read(path).expect("a file");
    let mut tensors = 0;
    let mut times: Vec<f64> = (0..rounds)
        .map(|_| {
            let begin = busy();
            let file = SafeTensors::deserialize(&bytes).expect("a valid file");
            let seconds = busy() - begin;
            tensors = file.len();
            seconds
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{} {:.9}", tensors, times[rounds / 2]);
}
