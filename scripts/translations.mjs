import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languageTexts } from './messages/language-texts.mjs';
import { sourceTexts } from './messages/source-texts.mjs';
import { checkTranslation, coverageOf } from './messages/translation.mjs';

/**
 * Tool for translators. The texts of a language are in src/i18n/texts/<code>.json, in the order of zh-CN, followed by
 * the words of the contract.
 *
 * `node scripts/translations.mjs todo ja-JP [area…]`  prints what is missing: number, id, Chinese, English
 * `node scripts/translations.mjs fill ja-JP todo.txt done.txt`  reads lines of number and translation
 * `node scripts/translations.mjs tidy ja-JP`  removes texts that Chinese no longer has and restores the order
 * `node scripts/translations.mjs coverage`  updates the coverage of each language
 */
const root = resolve(import.meta.dirname, '..');
const { all: chinese } = await sourceTexts(root);
const fileOf = (code) => join(root, `src/i18n/texts/${code}.json`);
const textsOf = (code) => (existsSync(fileOf(code)) ? JSON.parse(readFileSync(fileOf(code), 'utf8')) : {});
const linesOf = (path) => readFileSync(path, 'utf8').split('\n').filter(Boolean);
// A line break inside a text would break the table.
const flat = (text) => text.replaceAll('\n', '\\n');
const unflat = (text) => text.replaceAll('\\n', '\n');

function write(code, texts) {
  const inOrder = Object.fromEntries(
    Object.keys(chinese)
      .filter((id) => id in texts)
      .map((id) => [id, texts[id]]),
  );
  writeFileSync(fileOf(code), `${JSON.stringify(inOrder, null, 2)}\n`);
  const findings = checkTranslation(code, inOrder, chinese);
  for (const finding of findings) console.error(finding);
  console.log(`${code}: ${Object.keys(inOrder).length} of ${Object.keys(chinese).length}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

function todo(code, areas) {
  const done = textsOf(code);
  const english = textsOf('en-US');
  const missing = Object.keys(chinese).filter(
    (id) => !(id in done) && (areas.length === 0 || areas.some((area) => id.startsWith(`${area}.`))),
  );
  for (const [index, id] of missing.entries())
    console.log([index + 1, id, flat(chinese[id]), flat(english[id] ?? '')].join('\t'));
}

function fill(code, todoPath, donePath) {
  const ids = new Map(linesOf(todoPath).map((line) => line.split('\t').slice(0, 2)));
  const texts = textsOf(code);
  for (const line of linesOf(donePath)) {
    const [, number, text] = /^(\d+)[\t ]+(.*\S)\s*$/.exec(line) ?? [];
    if (!ids.has(number)) console.error(`no such number: ${line}`);
    else texts[ids.get(number)] = unflat(text);
  }
  write(code, texts);
}

function coverage() {
  const shares = Object.entries(languageTexts(root)).map(([name, texts]) => [
    name,
    coverageOf(texts, chinese),
  ]);
  writeFileSync(
    join(root, 'src/i18n/coverage.json'),
    `${JSON.stringify(Object.fromEntries(shares), null, 2)}\n`,
  );
}

const [command, code, ...rest] = process.argv.slice(2);
if (command === 'todo') todo(code, rest);
else if (command === 'fill') fill(code, ...rest);
else if (command === 'tidy') write(code, textsOf(code));
if (command !== 'todo') coverage();
