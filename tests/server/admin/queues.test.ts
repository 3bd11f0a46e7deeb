import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  headers = (await service.signIn('office')).headers;
  // The demo data has one of each; a queue begins with two.
  await sql(`update unit_apply set license_file = gen_random_uuid(), letter_file = gen_random_uuid()`);
  await sql(`update demand set status = 'pending' where id in
    (select id from demand where status = 'published' order by id limit 2)`);
  await sql(`update achievement set status = 'pending' where id in
    (select id from achievement where status = 'published' order by id limit 2)`);
  await sql(`insert into unit_change (unit_id, account_id, fields, effective_on, grounds, paper_file, created_at, updated_at)
    select unit.id, a.id, '[]', '2026-11-01', '更名', gen_random_uuid(), at, at
    from (select id from account where login = 'office') a,
      (select id, now() - id * interval '1 day' as at from unit where status = 'active' order by id limit 3) unit`);
});
afterAll(() => service.stop());

const sql = (text: string) => service.db.pool.query(text);
type Row = Record<string, string>;
const rowsOf = async (address: string): Promise<Row[]> =>
  (await service.call('GET', `/prod-api/${address}`, { headers })).body.rows;

const QUEUES: [address: string, since: (row: Row) => string | undefined][] = [
  ['system/cert/list?status=0', ({ queuedAt }) => queuedAt],
  ['system/unit/apply/list?status=0', ({ createTime }) => createTime],
  ['system/unit/change/list?status=0', ({ createTime }) => createTime],
  ['system/school/apply/list?status=0', ({ create_time }) => create_time],
  ['cms/demand/queue?status=pending', ({ updateTime }) => updateTime],
  ['cms/achi/queue?status=pending', ({ updateTime }) => updateTime],
];

it.each(QUEUES)(
  '%s begins with whoever came first, and turns round when that is asked for',
  async (address, since) => {
    const waiting = (await rowsOf(address)).map(since);
    const newest = (await rowsOf(`${address}&isAsc=desc`)).map(since);

    expect(waiting.length).toBeGreaterThan(1);
    expect(waiting).toEqual(waiting.toSorted());
    expect(newest).toEqual(waiting.toReversed());
  },
);

it('applications stand by the day that is promised for them, then by how long they have waited', async () => {
  const rows = (await rowsOf('cms/apply/list?waiting=true&pageSize=100')) as unknown as { id: number }[];
  const { rows: known } = await sql(
    `select id, promised_until as due, handler_since as since from application`,
  );
  const facts = new Map(
    known.map(({ id, due, since }) => [Number(id), [due?.toISOString() ?? '9', since.toISOString()]]),
  );

  const order = rows.map(({ id }) => (facts.get(id) ?? []).join(' '));

  expect(rows.length).toBeGreaterThan(2);
  expect(order).toEqual(order.toSorted());
});

it('a registration without its papers stands behind, and is nobody’s work yet', async () => {
  const LIST = 'system/unit/apply/list?status=0';
  const queue = async () => {
    const { body } = await service.call('GET', '/prod-api/cms/admin/todo', { headers });
    return body.data.find(({ path }: { path: string }) => path === '/admin/units?status=0');
  };
  const [first] = (await rowsOf(LIST)) as unknown as { id: number }[];
  const before = await queue();

  await sql(`update unit_apply set letter_file = null where id = ${first?.id}`);

  const after = await queue();
  expect(((await rowsOf(LIST)) as unknown as { id: number }[]).at(-1)?.id).toBe(first?.id);
  expect(after.count).toBe(before.count - 1);
  expect(after.oldest.title).not.toBe(before.oldest.title);
});
