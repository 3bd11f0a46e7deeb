const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { relative, resolve, sep } = require('node:path');
const { transformSync, version } = require('esbuild');
const lazyBarrel = require('./lazy-barrel.cjs');

const MODULE_SYNTAX = /^\s*(?:import|export)\b|\bimport\s*\(/m;
const LOADERS = { ts: 'ts', mts: 'ts', cts: 'ts', tsx: 'tsx', jsx: 'jsx' };
const ROOT = resolve(__dirname, '../..');
const OWN_SOURCE = [__filename, require.resolve('./lazy-barrel.cjs')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('');

/** Packages that speak CommonJS already are left as they are: nothing to gain, seconds to lose. */
const needsNothing = (source, file) => file.includes('node_modules') && !MODULE_SYNTAX.test(source);

/** What tests/setup/server-environment.cjs hands out instead of having it compiled for every test file. */
function readyMade(file) {
  const path = relative(ROOT, file).replaceAll(sep, '/');
  const name = JSON.stringify(file);
  // Jest also asks for its own parts, outside of any test: those are to be compiled as they are.
  if (path.startsWith('node_modules/'))
    return `typeof __nativeRequire === 'function' ? (module.exports = __nativeRequire(${name})) : module._compile(require('node:fs').readFileSync(${name}, 'utf8'), ${name});`;
  if (/^(?:contract|server)\/.*(?<!\.test)\.ts$/.test(path))
    return `module.exports = __serverModule(${JSON.stringify(path)});`;
  return null;
}

/**
 * Jest runs CommonJS; several packages (typebox, @tus/server, file-type) ship ES modules only.
 * Compiling those too is steadier on Node 20 than its experimental VM modules, which leak per file.
 */
module.exports = {
  createTransformer({ nodeInterop = false } = {}) {
    return {
      canInstrument: false,

      getCacheKey(source, file, { configString }) {
        const parts = [source, file, configString, String(nodeInterop), version, OWN_SOURCE];
        return createHash('sha1').update(parts.join('\0')).digest('hex');
      },

      process(source, file) {
        const ready = nodeInterop ? readyMade(file) : null;
        if (ready) return { code: ready };
        const lazy = lazyBarrel(source, file);
        if (lazy) return { code: lazy };
        if (needsNothing(source, file)) return { code: source };
        const extension = file.slice(file.lastIndexOf('.') + 1);
        const native = nodeInterop || extension === 'mjs';
        const { code, map } = transformSync(source, {
          loader: LOADERS[extension] ?? 'js',
          format: 'cjs',
          platform: 'node',
          target: 'es2022',
          jsx: 'automatic',
          sourcemap: 'external',
          // An .mts name makes esbuild give default imports of CommonJS packages as Node itself does.
          sourcefile: native ? `${file}.mts` : file,
          supported: { 'dynamic-import': false },
          define: {
            'import.meta.url': '__moduleUrl',
            'import.meta.dirname': '__dirname',
            'import.meta.filename': '__filename',
          },
          logLevel: 'silent',
        });
        // Stays on the first line, so that line numbers in stack traces keep their meaning.
        const head = code.includes('__moduleUrl')
          ? 'const __moduleUrl = require("node:url").pathToFileURL(__filename).href;'
          : '';
        return { code: head + code, map: { ...JSON.parse(map), sources: [file] } };
      },
    };
  },
};
