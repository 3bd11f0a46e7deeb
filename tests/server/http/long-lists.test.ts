import type { Endpoint } from '@contract/endpoint';
import { sampledRows } from '@tests/support/endpoint-samples';
import { buffersOf, listen, type Statement } from '@tests/support/heard-statements';
import { rowMaker } from '@tests/support/many-rows';
import { startService, type TestService } from '@tests/support/service';

const ROWS = 1000;
/** Pages up to the middle of the list; a page must not cost more because of the rows before it. */
const PAGES = [1, 50, 100];
/** Less than one buffer per row. */
const BUFFERS_MAX = ROWS * 0.8;
const PEOPLE = ['shenzhiyao', 'xuyingchuan', 'luyiwei', 'office', 'auditor', 'admin', 'linxiaoman'];

/** What has to look at each row, and why (docs/performance.md). */
const LOOKS_AT_ALL = new Set([
  // The order depends on every score of the period.
  'GET /prod-api/cms/review/ranking',
  // Whether a result is public depends on its content.
  'GET /prod-api/cms/open/result',
  // Unattended units are normally few, unlike here; for each one the waiting items are counted.
  'GET /prod-api/system/unit/unattended',
]);

let service: TestService;
let heard: Statement[];
beforeAll(async () => {
  service = await startService();
  heard = listen(service.db);
  await (await rowMaker(service.db))(ROWS);
}, 60_000);
afterAll(() => service.stop());

const asked = ({ query }: Endpoint): Record<string, unknown> => query?.properties ?? {};
const pageName = (row: Endpoint) => ['pageNum', 'page'].find((name) => name in asked(row));
const sizeName = (row: Endpoint) => ['pageSize', 'limit', 'per_page'].find((name) => name in asked(row));
const lists = sampledRows.filter(
  ({ method, row, key }) =>
    method === 'GET' && row.reply.kind !== 'file' && pageName(row) && !LOOKS_AT_ALL.has(key),
);

interface Asking {
  who: string | null;
  headers: Record<string, string>;
}
const everybody = async (): Promise<Asking[]> => {
  const people: Asking[] = [{ who: null, headers: {} }];
  for (const who of PEOPLE) people.push({ who, headers: (await service.signIn(who)).headers });
  return people;
};

const READS = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i;

/** The cost of one call in the database; null where the person is not allowed. */
const costOf = async (url: string, { headers }: Asking) => {
  heard.length = 0;
  const { statusCode } = await service.app.inject({ method: 'GET', url, headers });
  const statements = heard.filter(({ text }) => READS.test(text) && !text.includes('pg_notify'));
  if (statusCode !== 200) return null;
  return { statements: statements.length, buffers: await buffersOf(service.db, statements) };
};

/** Each list with each person who may read it. */
const readings = async () => {
  const people = await everybody();
  return lists.flatMap(({ key, url, row }) => {
    const askings = row.access === 'public' ? people.slice(0, 1) : people.slice(1);
    return askings.map((asking) => ({ key, url, row, asking }));
  });
};

it('no page of any list costs as much as the rows ahead of it or beside it, whoever asks', async () => {
  const dear: string[] = [];
  const read = new Set<string>();
  for (const { key, url, row, asking } of await readings())
    for (const page of PAGES) {
      const address = `${url}?${pageName(row)}=${page}`;
      const cost = await costOf(address, asking);
      if (!cost) break;
      read.add(key);
      if (cost.buffers > BUFFERS_MAX) dear.push(`${address} ${asking.who}: ${cost.buffers} blocks`);
    }

  expect(dear).toEqual([]);
  expect(read.size).toBeGreaterThan(30);
}, 60_000);

it('no list asks the database once for each row of a page', async () => {
  const wordy: string[] = [];
  for (const { key, url, row, asking } of await readings()) {
    const size = sizeName(row);
    const few = size ? await costOf(`${url}?${size}=2`, asking) : null;
    const many = few ? await costOf(`${url}?${size}=40`, asking) : null;
    if (few && many && many.statements > few.statements + 2)
      wordy.push(`${key} ${asking.who}: ${few.statements} for 2 rows, ${many.statements} for 40`);
  }

  expect(wordy).toEqual([]);
}, 60_000);
