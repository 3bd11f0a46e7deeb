// node compile-ahead.mjs <program.cjs>
// Beside a large program of the service, what V8 makes of it: a start takes it over instead of compiling megabytes anew
// (server/pages/read-program.ts). By itself, without the flags of whoever builds: V8 takes code only under the same flags.
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
