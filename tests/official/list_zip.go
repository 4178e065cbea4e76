// SPDX-License-Identifier: Apache-2.0
// Prints what archive/zip of Go finds in each file named on standard input, as a line of JSON: names and contents in
// hexadecimal, or the error.
package main

import (
	"archive/zip"
	"bufio"
	"encoding/hex"
	"encoding/json"
	"io"
	"os"
)

type member struct {
	Name    string `json:"name"`
	Content string `json:"content"`
}

type answer struct {
	Path    string   `json:"path"`
	Error   string   `json:"error"`
	Members []member `json:"members"`
}

func read(path string) ([]member, error) {
	var found []member
	archive, err := zip.OpenReader(path)
	if err != nil {
		return nil, err
	}
	defer archive.Close()
	for _, file := range archive.File {
		stream, err := file.Open()
		if err != nil {
			return nil, err
		}
		content, err := io.ReadAll(stream)
		stream.Close()
		if err != nil {
			return nil, err
		}
		found = append(found, member{hex.EncodeToString([]byte(file.Name)), hex.EncodeToString(content)})
	}
	return found, nil
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		found, err := read(lines.Text())
		a := answer{Path: lines.Text(), Members: found}
		if err != nil {
			a.Error = err.Error()
		}
		out.Encode(a)
	}
}
