import { bm25, sharedPassages, withoutUnit } from '@server/modules/matching/score';

const text = (haystack: string) => ({
  haystack,
  grams: [...haystack].slice(1).map((letter, i) => `${[...haystack][i]}${letter}`),
});

it('puts the text that shares more, and rarer, pieces first', () => {
  const source = text('供水管网漏损声学监测');
  const [near, far, none] = bm25(source, [
    text('管网漏损的声学监测终端'),
    text('供水水质快检'),
    text('壁画盐析成像'),
  ]);

  expect(near).toBeGreaterThan(far ?? 0);
  expect(far).toBeGreaterThan(none ?? 0);
  expect(none).toBe(0);
});

it('is not misled by the marked pieces of the search box', () => {
  const source = { haystack: '', grams: ['^供水', '~gs'] };

  expect(bm25(source, [{ haystack: '', grams: ['^供水', '~gs'] }])).toEqual([0]);
});

it('does not take the unit for a reason', () => {
  const bare = withoutUnit(text('青陶水务科技有限公司的管网漏损'), '青陶水务科技有限公司');

  expect(bare.haystack.trim()).toBe('的管网漏损');
  expect(bare.grams).not.toContain('有限');
});

it('names the longest passages that both bear, each once', () => {
  expect(sharedPassages('县域供水管网的漏损定位', '供水管网听漏；漏损定位误差 1 米')).toEqual([
    '供水管网',
    '漏损定位',
  ]);
  expect(sharedPassages('水位的夜间预测', '泵站的夜间调度')).toEqual([]);
  expect(sharedPassages('可以提高', '可以降低')).toEqual([]);
});

it('two copies of one long text are compared at once [req:attack-a61]', () => {
  const text = Array.from({ length: 16_000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * n) % 7919))).join(
    '',
  );
  const began = performance.now();
  const passages = sharedPassages(text, text);

  expect(performance.now() - began).toBeLessThan(2000);
  expect(passages).toHaveLength(3);
});
