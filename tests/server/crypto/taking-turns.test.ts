import { setImmediate as turn } from 'node:timers/promises';
import { takingTurns } from '@server/crypto/taking-turns';

it('runs so many at once, in order, and goes on after one has failed', async () => {
  const inTurn = takingTurns(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async (): Promise<number> => {
    begun.push(n);
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    if (n === 1) throw new Error('one');
    return n;
  };
  const all = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(work(n))));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
  await expect(inTurn(work(5))).resolves.toBe(5);
});
