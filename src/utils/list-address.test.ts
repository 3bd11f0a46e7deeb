import { changedAddress, keywordIn, numberIn, oneOf } from './list-address';

test.each([
  ['a filter that is chosen', 'field', 'water', '/list?status=open&field=water'],
  ['a filter that is taken off', 'status', '', '/list'],
  ['another page', 'pageNum', '2', '/list?status=open&pageNum=2'],
])('%s changes that alone; only a page is kept on', (_what, key, value, address) => {
  expect(changedAddress('/list', new URLSearchParams('status=open&pageNum=4'), key, value)).toBe(address);
});

test('a list may name its page otherwise', () => {
  const search = new URLSearchParams('page=4&pageNum=1');
  expect(changedAddress('/list', search, 'state', 'open', 'page')).toBe('/list?pageNum=1&state=open');
});

test('what makes no sense counts as not there', () => {
  expect([oneOf(['a', 'b'], 'c'), oneOf(['a', 'b'], null), oneOf(['a', 'b'], 'b')]).toEqual([
    undefined,
    undefined,
    'b',
  ]);
  expect(
    ['1989', '1990', '02000', '2100', '2101', '', null].map((year) => numberIn(year, 1990, 2100)),
  ).toEqual([undefined, 1990, undefined, 2100, undefined, undefined, undefined]);
  expect(keywordIn(new URLSearchParams('keyword='))).toBeUndefined();
  expect(keywordIn(new URLSearchParams({ keyword: '漏'.repeat(61) }))).toHaveLength(60);
});
