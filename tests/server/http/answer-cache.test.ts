import { AnswerCache, type Kept } from '@server/http/answer-cache';

const kept: Kept = {
  at: 0,
  madeAt: 0,
  written: 0,
  heard: null,
  type: 'application/json',
  etag: 'W/"1"',
  compressed: {},
  body: Buffer.from('{"rows":[]}'),
};
const addressOf = (n: number): string => `/prod-api/cms/period/list?${n}${'&'.repeat(8000)}`;

it('long addresses with short answers fill no more memory than long answers', () => {
  const cache = new AnswerCache();
  for (let n = 0; n < 3000; n += 1) cache.put(addressOf(n), kept);

  const left = Array.from({ length: 3000 }, (_, n) => addressOf(n)).filter((url) => cache.get(url));
  expect(left.length * addressOf(0).length).toBeLessThan(8 * 1024 * 1024);
  expect(left).toContain(addressOf(2999));
});
