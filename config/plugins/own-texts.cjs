const { join, resolve } = require('node:path');
const { buildSync } = require('esbuild');
const { literalsIn, patternsIn } = require('./message-use.cjs');

const LOCALES = resolve(__dirname, '../../src/locales');

/** Every text by its id, read once for a build. */
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
 * A loader of builds: each module brings the Chinese texts that it names, so that a page loads its own and no others.
 * Development and tests have them all from the start; scripts/messages/rules.mjs finds a text by the same rules.
 */
module.exports = function ownTexts(source) {
  messages ??= readMessages();
  const patterns = patternsIn(source);
  const named = literalsIn(source).filter((id) => Object.hasOwn(messages, id));
  const shaped =
    patterns.length > 0
      ? Object.keys(messages).filter((id) => patterns.some((pattern) => pattern.test(id)))
      : [];
  const own = [...new Set([...named, ...shaped])].sort();
  if (own.length === 0) return source;
  const texts = JSON.stringify(Object.fromEntries(own.map((id) => [id, messages[id]])));
  return `import { addTexts as addOwnTexts } from '@/i18n/own-texts';\n${source}\naddOwnTexts(${texts});\n`;
};
