// SPDX-License-Identifier: Apache-2.0
// Compiles .ksy files to Python, or with --cpp to C++, with the official Kaitai Struct compiler (npm, 0.10.0).
//
//   node compile.js OUT_DIR [--cpp] [--lenient] SPEC.ksy...
//
// --lenient leaves out every `valid` whose attribute says `-severity: note`: the official parser
// knows no notes, so without the switch it accepts exactly what `tensorgate --strict` accepts.
// Modules are found through NODE_PATH, which the caller sets to its node_modules folder.
const fs = require('fs');
const path = require('path');
const yaml = require('js-yaml');
const Compiler = require('kaitai-struct-compiler');

const args = process.argv.slice(2);
const lenient = args.includes('--lenient');
const language = args.includes('--cpp') ? 'cpp_stl' : 'python';
const [outDir, ...specs] = args.filter((a) => !a.startsWith('--'));

function load(file) {
  const spec = yaml.load(fs.readFileSync(file, 'utf8'));
  if (lenient) dropNotes(spec);
  return spec;
}

function dropNotes(type) {
  const attributes = [...(type.seq || []), ...Object.values(type.instances || {})];
  for (const attribute of attributes) {
    if (attribute['-severity'] === 'note') delete attribute.valid;
  }
  Object.values(type.types || {}).forEach(dropNotes);
}

// 0.10.0 names nested types of an imported spec in Python without importing their class
// (kaitai_struct issue 703, fixed in 0.11).
function importTypes(text, spec) {
  const classOf = (id) => id.split('_').map((p) => p[0].toUpperCase() + p.slice(1)).join('');
  const lines = ((spec.meta || {}).imports || [])
    .map((name) => path.basename(name))
    .filter((id) => !text.includes(`class ${classOf(id)}(`))
    .map((id) => `from ${id} import ${classOf(id)}\n`);
  return text.replace('import kaitaistruct\n', 'import kaitaistruct\n' + lines.join(''));
}

// A label of an enum may be a keyword of Python, as GLOBAL of pickles is; the compiler writes it as it is.
const renameKeywords = (text) => text.replace(/(?<=^ +|\.)(global)\b/gm, '$1_');

async function main() {
  const compiler = typeof Compiler === 'function' ? new Compiler() : Compiler;
  let failed = false;
  for (const spec of specs) {
    const importer = {
      importYaml: async (name) => load(path.join(path.dirname(spec), name + '.ksy')),
    };
    try {
      const files = await compiler.compile(language, load(spec), importer, language === 'python');
      for (const [name, text] of Object.entries(files)) {
        const source = language === 'python' ? renameKeywords(importTypes(text, load(spec))) : text;
        fs.writeFileSync(path.join(outDir, name), source);
      }
    } catch (error) {
      console.error(`${spec}: ${error.s$1 || error.message || error}`);
      failed = true;
    }
  }
  process.exit(failed ? 1 : 0);
}

main();
