// node compile-ahead.mjs <program.cjs> Writes V8's compiled code of a large program of the service beside that program,
// so that a start does not compile megabytes again (server/pages/read-program.ts). Runs as a separate process without
// the flags of the build, because V8 accepts compiled code only under the flags it was made with.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

const [file] = process.argv.slice(2);
const source = readFileSync(file);
const script = new Script(Module.wrap(source.toString()), { filename: file });
const module = { exports: {} };
// Running the program first means that the functions called at start are compiled too.
script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
const code = Buffer.concat([createHash('sha256').update(source).digest(), script.createCachedData()]);
// Written to a temporary name and renamed, because the service may be starting and must not read half a file.
writeFileSync(`${file}.code.part`, code);
renameSync(`${file}.code.part`, `${file}.code`);
