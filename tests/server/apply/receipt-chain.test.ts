import { HOUR_MS } from '@contract/time-units';
import { keyringOf } from '@server/crypto/receipt-keyring';
import { createSealer } from '@server/crypto/sealing';
import { checkReceiptsInTime } from '@server/modules/apply/receipts/receipt-check';
import { startService, type TestService } from '@tests/support/service';

const CHAIN = '/prod-api/monitor/receipt/chain';
const CHECK = '/prod-api/monitor/receipt/check';
let service: TestService;
let auditor: Record<string, string>;
const sql = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);
beforeAll(async () => {
  service = await startService();
  auditor = (await service.signIn('auditor')).headers;
});
afterAll(() => service.stop());
beforeEach(() => sql('delete from receipt_check'));

const read = async () => (await service.call('GET', CHAIN, { headers: auditor })).body.data;
const check = async () => (await service.call('POST', CHECK, { headers: auditor, body: {} })).body.data;
/** Changes the stored receipts directly in the database, checks, and restores them. */
const changed = async (statements: string[], look: () => Promise<void>) => {
  await sql('create table kept_receipt as table application_receipt');
  await sql('create table kept_snapshot as table application_snapshot');
  await sql('create table kept_head as table receipt_head');
  for (const statement of statements) await sql(statement);
  await look();
  await sql('delete from application_receipt');
  await sql(
    'update application_snapshot s set fields = k.fields from kept_snapshot k where k.application_id = s.application_id and k.filed_version = s.filed_version',
  );
  await sql('insert into application_receipt select * from kept_receipt');
  await sql('update receipt_head h set sequence = k.sequence, hash = k.hash from kept_head k');
  for (const name of ['receipt', 'snapshot', 'head']) await sql(`drop table kept_${name}`);
};

test('tells how many receipts there are, the first and the last, and the key they bear', async () => {
  const { rows } = await sql('select count(*)::int as n from application_receipt');

  const chain = await read();

  expect(chain).toMatchObject({ count: rows[0].n, first: { sequence: 1 }, last: { sequence: rows[0].n } });
  expect(chain.keys).toEqual([
    { keyId: expect.any(String), receipts: rows[0].n, state: 'current', until: null },
  ]);
  expect(chain.check).toBeNull();
});

test('an untouched chain is found whole, and the log tells who looked', async () => {
  const done = await check();

  expect(done).toMatchObject({ status: 'intact', brokenAt: null, fault: null, startedBy: '程砚' });
  expect(done.checked).toBe(done.total);
  expect((await read()).check).toEqual(done);
  const { rows } = await sql(
    "select detail from audit_event where action = 'receipt.check' order by id desc",
  );
  expect(rows[0].detail).toEqual({ checked: done.total, status: 'intact' });
});

const TAMPERINGS: [what: string, statements: string[], at: number, fault: string][] = [
  [
    'a field of what was filed',
    [
      `update application_snapshot s set fields = fields || '{"base.title":"另一个名称"}'
       from application_receipt r where r.sequence = 3 and r.application_id = s.application_id
       and r.filed_version = s.filed_version`,
    ],
    3,
    'archive',
  ],
  [
    'the signed words',
    ["update application_receipt set statement = replace(statement, 'KC', 'XX') where sequence = 2"],
    2,
    'signature',
  ],
  ['the key id', ["update application_receipt set key_id = 'ffffffffffffffff' where sequence = 2"], 2, 'key'],
  ['a link', ["update application_receipt set hash = repeat('0', 64) where sequence = 2"], 2, 'link'],
  ['a receipt taken out', ['delete from application_receipt where sequence = 2'], 2, 'missing'],
];
test.each(TAMPERINGS)('%s that was changed is found at its place', async (_what, statements, at, fault) => {
  await changed(statements, async () => {
    expect(await check()).toMatchObject({ status: 'broken', brokenAt: at, fault, checked: at - 1 });
  });
  expect((await check()).status).toBe('intact');
});

test('a chain whose end was cut off is found, and so is a head that was moved back with it', async () => {
  const { total } = await check();
  await changed([`delete from application_receipt where sequence = ${total}`], async () => {
    expect(await check()).toMatchObject({ brokenAt: total, fault: 'missing' });
  });
  await changed([`update receipt_head set sequence = ${total - 1}`], async () => {
    expect((await check()).status).toBe('broken');
  });
});

test('a walk that somebody left is taken further, not begun again', async () => {
  const { id, total } = await check();
  await sql("update receipt_check set status = 'running', last_sequence = 0, last_hash = '' where id = $1", [
    id,
  ]);

  expect(await check()).toMatchObject({ id, status: 'intact', checked: total });
});

test('the service walks once a day by itself', async () => {
  const checking = {
    db: service.db,
    sealer: createSealer(service.config.dataKey.export()),
    keyring: keyringOf(service.config),
  };
  const inTime = (hours: number) =>
    checkReceiptsInTime(checking, {
      accountId: null,
      source: { ip: '', id: 'job' },
      now: new Date(service.clock.now.getTime() + hours * HOUR_MS),
    });
  const walks = async () => (await sql('select count(*)::int as n from receipt_check')).rows[0].n;

  await inTime(0);
  await inTime(1);
  expect(await walks()).toBe(1);
  expect((await read()).check).toMatchObject({ status: 'intact', startedBy: null });
  await inTime(25);
  expect(await walks()).toBe(2);
});
