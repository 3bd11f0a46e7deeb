import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_WORDS } from '@contract/rules/all-words';
import { fieldWord } from '@contract/rules/field-labels';
import { findingText, findingWord } from '@contract/rules/finding';
import { checkFormality, FORMALITY_RULES, findingsOf } from '@contract/rules/formality';
import { inChinese } from '@contract/word';
import { emptySections, fullSections } from '@tests/support/an-application';

const RULES = 'contract/rules';
/**
 * Chinese that readers never see: patterns for comparison, replacements for data, and the office's tables, which are
 * always in Chinese.
 */
const NO_WORDS = new Set([
  'pinyin-initials.ts',
  'contact-in-text.ts',
  'folded-text.ts',
  'demand-clarity.ts',
  'join-refusal.ts',
  'shown-status.ts',
]);
const SITE_NAME = '开创专项';

const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NO_WORDS.has(name),
);
const literalsOf = (name: string): string[] =>
  [...readFileSync(join(RULES, name), 'utf8').matchAll(/'([^'\n]*\p{Script=Han}[^'\n]*)'/gu)].map(
    ([, text]) => text ?? '',
  );

it.each(sources.map((name) => [name]))('%s says nothing that translators do not get', (name) => {
  const known = new Set(Object.values(CONTRACT_WORDS));
  const unknown = literalsOf(name).filter((text) => !known.has(text) && text !== SITE_NAME);

  expect(unknown).toEqual([]);
});

it('gives each word an id of its own, under its table', () => {
  for (const id of Object.keys(CONTRACT_WORDS)) expect(id).toMatch(/^contract\.[a-zA-Z]+\.[\w.*-]+$/);
});

const findings = findingsOf(checkFormality(emptySections(), { now: new Date(), ownUnit: null }));

it('says findings in Chinese as the service does, with names of fields as words', () => {
  expect(findings.map((finding) => inChinese(findingWord(finding)))).toEqual(findings.map(findingText));
  const title = findings.find(({ path }) => path === 'base.title');
  expect(title && findingWord(title)).toMatchObject({
    id: 'contract.finding.required',
    params: { label: { id: 'contract.field.base.title' } },
  });
});

it('collects every finding, field and rule that the form can show', () => {
  const ids = [
    ...findings.map((finding) => findingWord(finding).id),
    ...Object.keys(fullSections().base).map((key) => fieldWord(`base.${key}`).id),
    ...FORMALITY_RULES.map(({ id }) => `contract.rule.${id}`),
  ];

  expect(ids.filter((id) => !(id in CONTRACT_WORDS))).toEqual([]);
});
