import { DAY_MS } from '@contract/time-units';
import { act, screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { Countdown } from './Countdown';

const deadline = '2026-09-30T23:59:59+08:00';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const at = (time: string) => jest.setSystemTime(new Date(time));

test('days are counted on the calendar', () => {
  at('2026-09-14T14:00:00+08:00');
  renderKit(<Countdown deadline={deadline} clockOffset={0} />);
  expect(screen.getByText('剩余 16 天')).toBeInTheDocument();
});

test('the last day runs by the second, and ends', () => {
  at('2026-09-30T23:59:57+08:00');
  renderKit(<Countdown deadline={deadline} clockOffset={0} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:03');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:01');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('已截止')).toBeInTheDocument();
});

test('a wrong clock on this machine is put right by the service', () => {
  at('2026-10-02T00:00:00+08:00');
  renderKit(<Countdown deadline={deadline} clockOffset={-2 * DAY_MS} />);
  expect(screen.getByRole('timer')).toHaveTextContent('24:00:00');
});
