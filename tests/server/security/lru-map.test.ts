import { createLruMap } from '@server/security/lru-map';

test('what was used last is kept, what was unused for longest is forgotten', () => {
  const recent = createLruMap<string, number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.set('a', 1);
  recent.set('c', 3);
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([1, undefined, 3]);
});
