import { renamed, sameQuery, viewQuery, without, withView } from './view-changes';

const kept = { views: [{ name: '待受理', query: 'waiting=true' }], opensWith: '待受理', version: 3 };

test('a view of the same name is replaced, and the list opens with it only when asked to', () => {
  const next = withView(kept, '待受理', 'status=publicity', false);
  expect(next).toEqual({ ...kept, views: [{ name: '待受理', query: 'status=publicity' }], opensWith: null });
  expect(withView(kept, '公示', 'a=1', true)).toMatchObject({
    opensWith: '公示',
    views: [{ name: '待受理' }, { name: '公示' }],
  });
  expect(withView(kept, '公示', 'a=1', false).opensWith).toBe('待受理');
});

test('a new name goes with the view that the list opens with', () => {
  expect(renamed(kept, '待受理', '受理')).toEqual({
    ...kept,
    views: [{ name: '受理', query: 'waiting=true' }],
    opensWith: '受理',
  });
});

test('what is taken away opens nothing', () => {
  expect(without(kept, '待受理')).toEqual({ views: [], opensWith: null, version: 3 });
});

test('the page is no part of a view, nor is the order of its parameters', () => {
  expect(sameQuery('pageNum=3&b=2&a=1', 'a=1&b=2')).toBe(true);
  expect(sameQuery('a=1', 'a=2')).toBe(false);
  expect(viewQuery(new URLSearchParams('pageNum=3&a=1&hide=no'))).toBe('a=1&hide=no');
});
