import { render, screen } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import arEG from '@/i18n/texts/ar-EG.json';
import enUS from '@/i18n/texts/en-US.json';
import { ChartMeaning } from './ChartMeaning';

const show = (locale: string, messages: Record<string, string>, scope: string[]): string => {
  const children = (
    <ChartMeaning meaning="M" stamp={{ scope, at: new Date('2026-11-26T12:30:00Z').getTime() }} />
  );
  const provider = { locale, messages, children };
  render(<IntlProvider {...provider} />);
  return screen.getByRole('paragraph').textContent?.replace(/\u202f|\u2060/g, ' ') ?? '';
};

it('says which period and when, the time as the language writes it', () => {
  expect(show('en-US', enUS, ['第二批'])).toBe('What is counted: M. As of: 第二批, Nov 26, 2026, 8:30 PM');
});

it('says only when, where nothing was chosen', () => {
  expect(show('en-US', enUS, [])).toBe('What is counted: M. As of: Nov 26, 2026, 8:30 PM');
});

it('keeps the period and the time apart where they are read from right to left', () => {
  expect(show('ar-EG', arEG, ['2026 年第二批'])).toMatch(
    /\u20682026 年第二批\u2069، \u2068[^\u2068]*2026[^\u2068]*\u2069/,
  );
});

it('is as before in Chinese', () => {
  expect(show('zh-CN', {}, ['第二批'])).toMatch(/^口径：M。统计：第二批 2026/);
});
