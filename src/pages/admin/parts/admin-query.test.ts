import { adminAddress, adminCall, knownParams, readAdminQuery } from './admin-query';

const read = (text: string) => readAdminQuery(new URLSearchParams(text));

it('reads page, order and filters from the address and writes the same address again', () => {
  const text = 'status=formal_check&pageNum=3&orderByColumn=title&isAsc=asc&hide=no%2Cunit';

  expect(read(text)).toEqual({
    page: 3,
    size: 10,
    sort: { column: 'title', isAsc: true },
    filters: { status: 'formal_check' },
    hidden: ['no', 'unit'],
  });
  expect(adminAddress(read(text)).toString()).toBe(text);
});

it.each(['pageNum=0', 'pageNum=-1', 'pageNum=1.5', 'pageNum=x', 'pageSize=1000'])(
  'takes %s for not said',
  (text) => {
    expect(read(text)).toMatchObject({ page: 1, size: 10 });
  },
);

it('asks for nothing that is empty', () => {
  expect(adminCall(read('keyword=%20&status='))).toEqual({ pageNum: 1, pageSize: 10 });
});

it.each([
  ['from=singlemessage&status=0', 'status=0'],
  ['page=4', ''],
  ['pageNum=2&hide=no', 'pageNum=2&hide=no'],
  ['orderByColumn=no&isAsc=asc', 'orderByColumn=no&isAsc=asc'],
  ['orderByColumn=body&isAsc=asc&status=0', 'status=0'],
])('knows of %s only %s', (given, known) => {
  const params = knownParams(new URLSearchParams(given), { filters: ['status'], sorts: ['no'] });
  expect(params.toString()).toBe(known);
});
