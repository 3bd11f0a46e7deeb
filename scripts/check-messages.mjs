import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { loadModule } from './load-module.mjs';
import { checkRegister, checkUse } from './messages/rules.mjs';
import { checkTranslation, coverageOf, missingFrom } from './messages/translation.mjs';
import { readTree } from './structure/tree.mjs';

/** `node scripts/check-messages.mjs [folder]`: every message id is used, exists, is translated, and reads as it should. */
const root = resolve(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '.');
const folder = join(root, 'src/i18n/texts');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const messages = (await loadModule(root, 'src/locales/zh-CN.ts')).default;
const { files } = readTree(root);
const findings = [...checkUse(messages, files), ...checkRegister(messages, files)];
const names = existsSync(folder) ? readdirSync(folder).sort() : [];
const coverage = {};
for (const name of names) {
  const locale = basename(name, '.json');
  const translated = readJson(join(folder, name));
  coverage[locale] = coverageOf(translated, messages);
  findings.push(...checkTranslation(locale, translated, messages));
  if (process.argv.includes('--complete')) findings.push(...missingFrom(locale, translated, messages));
}
if (
  process.argv.includes('--complete') &&
  names.length > 0 &&
  JSON.stringify(readJson(join(root, 'src/i18n/coverage.json'))) !== JSON.stringify(coverage)
)
  findings.push('src/i18n/coverage.json is out of date → node scripts/translations.mjs coverage');

for (const finding of findings) console.error(finding);
console.log(
  `messages: ${Object.keys(messages).length} in zh-CN, ${names.length} translations, ${findings.length} breaches`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
