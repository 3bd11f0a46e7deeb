import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { loadModule } from './load-module.mjs';
import { checkRegister, checkTranslation, checkUse } from './messages/rules.mjs';
import { readTree } from './structure/tree.mjs';

/** `node scripts/check-messages.mjs [folder]`: every message id is used, exists, and reads as it should. */
const root = resolve(process.argv[2] ?? '.');
const load = async (path) => (await loadModule(root, path)).default;

const translations = () => {
  const folder = join(root, 'src/i18n');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}(?:-[A-Z]{2})?\.ts$/.test(name));
  return Promise.all(files.map(async (name) => [basename(name, '.ts'), await load(`src/i18n/${name}`)]));
};

const messages = await load('src/locales/zh-CN.ts');
const { files } = readTree(root);
const findings = [...checkUse(messages, files), ...checkRegister(messages, files)];
for (const [locale, translated] of await translations())
  findings.push(...checkTranslation(locale, translated, messages));

for (const finding of findings) console.error(finding);
console.log(`messages: ${Object.keys(messages).length} in zh-CN, ${findings.length} breaches`);
process.exitCode = findings.length > 0 ? 1 : 0;
