import { DAY_MS } from '@contract/time-units';
import { act, screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { hearServiceTime } from '@/utils/service-clock';
import { Countdown } from './Countdown';

const deadline = '2026-09-30T23:59:59+08:00';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  hear(0);
  jest.useRealTimers();
});

/** An answer of the service whose clock is ahead of this machine's. */
const hear = (ahead: number) =>
  hearServiceTime(new Date(Date.now() + ahead).toISOString(), Date.now(), Date.now());
const at = (time: string) => jest.setSystemTime(new Date(time));

test('days are counted on the calendar', () => {
  at('2026-09-14T14:00:00+08:00');
  renderKit(<Countdown deadline={deadline} />);
  expect(screen.getByText('剩余 16 天')).toBeInTheDocument();
});

test('the last day runs by the second, and ends', () => {
  at('2026-09-30T23:59:57+08:00');
  renderKit(<Countdown deadline={deadline} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:03');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:01');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('已截止')).toBeInTheDocument();
});

test('a wrong clock on this machine is put right by the service', () => {
  at('2026-10-02T00:00:00+08:00');
  hear(-2 * DAY_MS);
  renderKit(<Countdown deadline={deadline} />);
  expect(screen.getByRole('timer')).toHaveTextContent('24:00:00');
});

test('what was over by a wrong clock runs again once the service has told its time', () => {
  at('2026-10-02T00:00:00+08:00');
  renderKit(<Countdown deadline={deadline} />);
  expect(screen.getByText('已截止')).toBeInTheDocument();
  act(() => hear(-2 * DAY_MS));
  expect(screen.getByRole('timer')).toHaveTextContent('24:00:00');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('23:59:59');
});

test('a prepared page is taken over as of the moment that it shows, and goes on from there', () => {
  at('2026-09-30T23:59:30+08:00');
  document.documentElement.dataset['prepared'] = String(Date.parse('2026-09-30T23:59:00+08:00'));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML =
    '<p class="left" role="timer" aria-live="off"><b class="figure"><bdi>00:01:00</bdi></b><span>后截止</span></p>';
  renderKit(<Countdown deadline={deadline} />, { container, hydrate: true });
  delete document.documentElement.dataset['prepared'];
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:30');
});
