const { readdirSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { buildSync } = require('esbuild');
const { literalsIn, patternsIn } = require('./message-use.cjs');

const LOCALES = resolve(__dirname, '../../src/locales');

let messages;

const readMessages = () => {
  const { outputFiles } = buildSync({
    entryPoints: [join(LOCALES, 'zh-CN.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    logLevel: 'error',
  });
  const made = { exports: {} };
  new Function('module', 'exports', outputFiles[0].text)(made, made.exports);
  return made.exports.default;
};

/**
 * A loader: each module brings the Chinese texts that it names, so that a page loads its own and no others.
 * Development and tests have them all from the start; scripts/messages/rules.mjs finds a text by the same rules.
 */
module.exports = function ownTexts(source) {
  messages ??= readMessages();
  for (const name of readdirSync(join(LOCALES, 'zh-CN'))) this.addDependency(join(LOCALES, 'zh-CN', name));
  const patterns = patternsIn(source);
  const named = new Set(literalsIn(source));
  const own = Object.entries(messages).filter(
    ([id]) => named.has(id) || patterns.some((pattern) => pattern.test(id)),
  );
  if (own.length === 0) return source;
  const texts = JSON.stringify(Object.fromEntries(own));
  return `import { addTexts as addOwnTexts } from '@/i18n/own-texts';\n${source}\naddOwnTexts(${texts});\n`;
};
