import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { checkSealedInTime } from '@server/modules/health/check-sealed';
import { SEALED_COLUMNS, sealedRows } from '@server/modules/health/sealed-columns';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const query = async (sql: string, values: unknown[] = []) => (await service.db.pool.query(sql, values)).rows;
const sealer = () => createSealer(service.config.dataKey.export());
const at = (ms: number) => new Date(service.clock.now.getTime() + ms);
/** Until the look that is due has come to its end; on a slow machine one step is not enough. */
const look = async (ms: number, stopping?: AbortSignal): Promise<void> => {
  const asking = { source: { ip: '', id: 'test' }, now: at(ms) };
  for (let step = 0; step < 5; step += 1) await checkSealedInTime(service.db, sealer(), asking, stopping);
};
const acts = () => query("select detail from audit_event where action = 'sealed.check' order by id");
const FOREIGN = createSealer(Buffer.alloc(32, 7)).seal('110101196705050029');

it('knows every column in which something is sealed', async () => {
  const columns = await query(
    `select table_name as t, column_name as c from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb')`,
  );
  // One statement: there are hundreds of columns.
  const counts = columns.map(
    ({ t, c }) => `select '${t}.${c}' as name from "${t}" where "${c}"::text like '%enc:v1:%' group by 1`,
  );
  const found = (await query(counts.join(' union all '))).map(({ name }) => name);

  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((name) => !SEALED_COLUMNS.includes(name))).toEqual([]);
  const sealed = await query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%_sealed'`,
  );
  for (const { name } of sealed) expect(SEALED_COLUMNS).toContain(name);
});

it.each(SEALED_COLUMNS)('reads %s row by row in the order of its key', async (column) => {
  const all = await sealedRows(service.db.kysely, column, { after: null, limit: 100 });
  const [first] = all;
  if (!first) return;
  const rest = await sealedRows(service.db.kysely, column, { after: first.key, limit: 99 });
  expect(rest).toEqual(all.slice(1));
});

it('tells once a day what is whole, and at once what cannot be opened, by column and row, and changes nothing', async () => {
  await look(0);
  await look(HOUR_MS);
  const [whole, ...more] = await acts();
  expect(more).toEqual([]);
  expect(whole.detail.checked).toBeGreaterThan(50);
  expect(whole.detail.columns).toEqual(Object.fromEntries(SEALED_COLUMNS.map((name) => [name, 0])));

  const [{ id }] = await query(
    'update fact set content = $1 where id = (select min(id) from fact) returning id',
    [FOREIGN],
  );
  await query(
    `insert into setting (key, value) values ('open.providers', jsonb_build_array(jsonb_build_object('clientSecretSealed', $1::text)))`,
    [FOREIGN],
  );
  const typed = `update application set title = 'enc:v1:typed', fields = fields || '{"base.title":"enc:v1:typed"}' where id = 1`;
  await query(typed);
  await look(DAY_MS + HOUR_MS);
  const { detail } = (await acts()).at(-1) ?? {};
  expect(detail.columns).toMatchObject({ 'fact.content': 1, 'setting.value': 1, 'application.fields': 0 });
  expect(detail.rows).toEqual([`fact.content ${id}`, 'setting.value open.providers']);
  expect(await query('select content from fact where id = $1', [id])).toEqual([{ content: FOREIGN }]);

  const admin = (await service.signIn('admin')).headers;
  const { body } = await service.call('GET', '/prod-api/monitor/health', { headers: admin });
  expect(body.data.findings).toContainEqual(
    expect.objectContaining({ finding: 'sealed.unreadable', state: 'act', n: 2 }),
  );

  await query('delete from fact where id = $1', [id]);
  await query("delete from setting where key = 'open.providers'");
  await look(DAY_MS + 3 * HOUR_MS);
  expect(Object.values((await acts()).at(-1)?.detail.columns ?? {}).every((n) => n === 0)).toBe(true);
});

it('goes on where it was told to stop, and is done once by several replicas', async () => {
  const before = (await acts()).length;
  const stopped = AbortSignal.abort();
  await look(3 * DAY_MS, stopped);
  expect(await acts()).toHaveLength(before);

  await Promise.all([look(3 * DAY_MS), look(3 * DAY_MS), look(3 * DAY_MS)]);
  expect(await acts()).toHaveLength(before + 1);
});
