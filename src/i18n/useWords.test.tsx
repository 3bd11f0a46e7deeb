import { fieldWord } from '@contract/rules/field-labels';
import { FINDING_WORDS } from '@contract/rules/finding';
import { asWritten, type Word } from '@contract/word';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import type { ReactElement } from 'react';
import enUS from './texts/en-US.json';
import { useList } from './useList';
import { useWords } from './useWords';

function Said({ word }: { word: Word }) {
  return <p>{useWords()(word)}</p>;
}

function Names() {
  return <p>{useList()(['PDF', 'JPG'])}</p>;
}

const show = (locale: string, messages: Record<string, string>, children: ReactElement): string => {
  const provider = { locale, messages, children };
  render(<IntlProvider {...provider} />);
  return screen.getByRole('paragraph').textContent ?? '';
};

const title = FINDING_WORDS.word('required', { label: fieldWord('base.title') });

it('says a word and the word in its gap in the language of the reader', () => {
  expect(show('en-US', enUS, <Said word={title} />)).toBe('Fill in “Project title”');
});

it('says the Chinese of the contract where there is no other text', () => {
  expect(show('zh-CN', {}, <Said word={title} />)).toBe('请填写项目名称');
});

it('says what an administrator wrote as it was written', () => {
  expect(show('en-US', enUS, <Said word={asWritten('承诺书 {n}')} />)).toBe('承诺书 {n}');
});

it('keeps the direction of what stands in a sentence written from right to left', () => {
  const arabic = { 'contract.finding.required': 'املأ {label}', 'contract.field.base.title': 'العنوان' };

  expect(show('ar-EG', arabic, <Said word={title} />)).toBe('املأ \u2068العنوان\u2069');
});

it.each([
  ['zh-CN', 'PDF、JPG'],
  ['en-US', 'PDF, JPG'],
  // Each in its own direction: two names in Latin or Chinese letters would else be one line from left to right.
  ['ar-EG', '\u2067\u2068PDF\u2069، \u2068JPG\u2069\u2069'],
])('joins names as %s does', (locale, text) => {
  expect(show(locale, {}, <Names />)).toBe(text);
});
