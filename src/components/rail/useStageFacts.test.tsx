import type { Application } from '@contract/apply';
import { screen } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { anApplication } from '@tests/support/an-application';
import { renderWithText } from '@tests/support/renderWithText';
import { useStageFacts } from './useStageFacts';

function Facts({ stageDays }: { stageDays?: Application['stageDays'] }) {
  const facts = useStageFacts(aPeriod(), stageDays && { ...anApplication(), stageDays });
  return <p data-testid="facts">{Object.values(facts).map(({ date }) => `[${date}]`)}</p>;
}
const shown = (): string => (screen.getByTestId('facts').textContent ?? '').replaceAll('\u2060', '');
const at = (now: string): void => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask', 'nextTick'] });
};
afterEach(() => {
  jest.useRealTimers();
});

test('dates of the current year are days, those of another year months', () => {
  at('2026-09-14T10:00:00+08:00');
  renderWithText(<Facts />);
  expect(shown()).toMatch(/^\[09-01 ～ 09-30\]\[10-09 前\]/);
});

test('in a later year a period names the year in which it was open', () => {
  at('2028-02-01T10:00:00+08:00');
  renderWithText(<Facts />);
  expect(shown()).toMatch(/^\[2026-09\]\[2026-10\]/);
});

test('what an application has behind it since another year names that year', () => {
  const days: Application['stageDays'] = [
    { stage: 'apply', at: '2025-12-30T10:00:00+08:00', over: true },
    { stage: 'unit_review', at: '2026-01-08T10:00:00+08:00', over: true },
  ];
  at('2026-09-14T10:00:00+08:00');
  renderWithText(<Facts stageDays={days} />);
  expect(shown()).toMatch(/^\[2025-12 提交\]/);
  expect(shown()).toContain('[01-08 上报]');
});
