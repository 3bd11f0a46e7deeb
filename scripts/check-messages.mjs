import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languageTexts } from './messages/language-texts.mjs';
import { checkRegister, checkUse } from './messages/rules.mjs';
import { sourceTexts } from './messages/source-texts.mjs';
import { checkTranslation, coverageOf, missingFrom } from './messages/translation.mjs';
import { readTree } from './structure/tree.mjs';

/**
 * `node scripts/check-messages.mjs [folder]`: every message id is used, exists, is translated, and reads as it
 * should. The words of the contract are translated as messages are.
 */
const root = resolve(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '.');
const isComplete = process.argv.includes('--complete');

const { screens, all } = await sourceTexts(root);
const { files } = readTree(root);
const findings = [...checkUse(screens, files), ...checkRegister(screens, files)];
const texts = languageTexts(root);
const coverage = Object.fromEntries(
  Object.entries(texts).map(([code, translated]) => [code, coverageOf(translated, all)]),
);
for (const [code, translated] of Object.entries(texts)) {
  findings.push(...checkTranslation(code, translated, all));
  if (isComplete) findings.push(...missingFrom(code, translated, all));
}
const coverageFile = join(root, 'src/i18n/coverage.json');
if (isComplete && readFileSync(coverageFile, 'utf8') !== `${JSON.stringify(coverage, null, 2)}\n`)
  findings.push('src/i18n/coverage.json is out of date → node scripts/translations.mjs coverage');

for (const finding of findings) console.error(finding);
console.log(
  `messages: ${Object.keys(screens).length} in zh-CN, ${Object.keys(texts).length} translations, ${findings.length} breaches`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
