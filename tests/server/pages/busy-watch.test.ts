import { createBusyWatch } from '@server/pages/busy-watch';

/** An event loop with these active shares in successive seconds. */
const watchOf = (shares: readonly number[]) => {
  let second = 0;
  const reading = () => {
    const active = shares.slice(0, second).reduce((sum, share) => sum + share, 0);
    return { active, idle: second - active, utilization: 0 };
  };
  const isBusy = createBusyWatch({
    now: () => second * 1000,
    utilization: (now = reading(), before) => {
      if (!before) return now;
      const active = now.active - before.active;
      return { ...now, utilization: active / (active + now.idle - before.idle) };
    },
  });
  return shares.map(() => {
    second += 1;
    return isBusy();
  });
};

it.each([
  ['a quiet process', [0.1, 0.2, 0.1, 0.1], [false, false, false, false]],
  ['one heavy second', [1, 0.3, 0.2, 0.2], [false, false, false, false]],
  [
    'a crowd, from the second on in which it shows, and its end',
    [1, 1, 1, 0.95, 0.2, 0.1],
    [false, true, true, true, true, false],
  ],
])('%s', (_, shares, busy) => {
  expect(watchOf(shares)).toEqual(busy);
});
