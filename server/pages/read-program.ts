import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

type RunModule = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: unknown },
  file: string,
  directory: string,
) => void;

const SHA256_BYTES = 32;

/** What the build has compiled of exactly this source (scripts/build/compile-ahead.mjs): V8 itself compares only lengths. */
function codeOf(file: string, source: Buffer): Buffer | undefined {
  if (!existsSync(`${file}.code`)) return undefined;
  const code = readFileSync(`${file}.code`);
  const made = createHash('sha256').update(source).digest();
  return made.equals(code.subarray(0, SHA256_BYTES)) ? code.subarray(SHA256_BYTES) : undefined;
}

/**
 * Runs a CommonJS program as `require` would, but anew on each call. `isCompiled` is true if the prepared code could be
 * used; it is false also if another version of Node or other flags made it.
 */
export function readProgram(file: string): { exports: unknown; isCompiled: boolean } {
  const source = readFileSync(file);
  const cachedData = codeOf(file, source);
  const script = new Script(Module.wrap(source.toString()), {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  const module = { exports: {} };
  const run = script.runInThisContext() as RunModule;
  run(module.exports, createRequire(file), module, file, dirname(file));
  return { exports: module.exports, isCompiled: script.cachedDataRejected === false };
}
