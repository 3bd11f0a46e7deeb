import { createHash } from 'node:crypto';
import { solveChallenge } from './solve-challenge';

it('finds an answer that the service accepts', async () => {
  const proof = await solveChallenge('a-challenge', 12);

  expect(proof).toMatch(/^a-challenge\.\d+$/);
  expect(createHash('sha256').update(proof).digest().readUInt32BE() >>> 20).toBe(0);
});

it('finds the same answer every time, and another one for another challenge', async () => {
  const [first, again, other] = await Promise.all([
    solveChallenge('a', 8),
    solveChallenge('a', 8),
    solveChallenge('b', 8),
  ]);

  expect(first).toBe(again);
  expect(first?.split('.')[0]).not.toBe(other?.split('.')[0]);
});
