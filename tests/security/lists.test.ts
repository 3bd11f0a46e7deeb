import { PAGE_SIZE_MAX } from '@contract/limits';
import { sampledRows } from '@tests/support/endpoint-samples';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  headers = (await service.signIn('admin')).headers;
});
afterAll(() => service.stop());

const fieldsOf = (query: unknown): Record<string, unknown> =>
  (query as { properties?: Record<string, unknown> } | undefined)?.properties ?? {};

const lists = sampledRows.filter(({ row }) => row.reply.kind === 'rows');
const having = (field: string) =>
  lists.filter(({ row }) => field in fieldsOf(row.query)).map((list) => [list.key, list.url] as const);

const ask = (url: string, query: Record<string, string>) =>
  service.call('GET', `${url}?${new URLSearchParams(query)}`, { headers });

const SIZES = [
  '1e9',
  '1000000000',
  '101',
  '0',
  '-1',
  '1.5',
  'NaN',
  'Infinity',
  '１２',
  '٣',
  ' 5',
  '5;',
  '0x7f',
  '',
];
const ORDERS = [
  'id',
  'passwordHash',
  '1',
  '(select 1)',
  'publish_at',
  'publishAt;drop table account',
  'case when 1=1 then id else title end',
];
const DIRECTIONS = [
  'asc, (case when (select 1)=1 then 1 else 1/0 end)',
  'asc; drop table account',
  'desc--',
  'ASC',
  'descending nulls first',
];
/** Each would match everything, or wait, if it were concatenated into a statement. */
const KEYWORDS = ["' or '1'='1", "%' or 1=1--", "') or true--", "\\' or 1=1--", "'||(select pg_sleep(9))||'"];

describe('a list [req:attack-a39 req:attack-a40]', () => {
  it.each(having('pageSize'))('at %s is never longer than a page', async (_, url) => {
    for (const pageSize of SIZES) {
      const { status, body } = await ask(url, { pageSize });
      expect([pageSize, status >= 400 || body.rows?.length <= PAGE_SIZE_MAX]).toEqual([pageSize, true]);
    }
    for (const pageNum of ['-1', '0', '1e9', 'NaN', '１'])
      expect([pageNum, (await ask(url, { pageNum })).status]).toEqual([pageNum, 400]);
  });

  it.each(having('orderByColumn'))('at %s is ordered by its own columns only', async (_, url) => {
    for (const orderByColumn of ORDERS)
      expect([orderByColumn, (await ask(url, { orderByColumn })).status]).toEqual([orderByColumn, 400]);
    for (const isAsc of DIRECTIONS) expect([isAsc, (await ask(url, { isAsc })).status]).toEqual([isAsc, 400]);
  });

  it.each(having('keyword'))('at %s takes a keyword for words', async (_, url) => {
    for (const keyword of KEYWORDS) {
      const { status, body } = await ask(url, { keyword });
      expect([keyword, status, body.rows?.length ?? 0]).toEqual([keyword, expect.any(Number), 0]);
      expect([200, 400]).toContain(status);
    }
  });

  it('of some kind takes each of these', () => {
    for (const field of ['pageSize', 'orderByColumn', 'keyword'])
      expect(having(field).length).toBeGreaterThan(3);
  });
});
