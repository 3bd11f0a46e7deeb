import { anApplicant, aReadyFile, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

const UNIT = 'xuyingchuan';
const MEMBER = 'shenzhiyao';
let service: TestService;
let unit: Record<string, string>;
const query = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);
const as = (login: string) => anApplicant(service, login);

beforeAll(async () => {
  service = await startService();
  await clearApplications(service);
  unit = (await service.signIn(UNIT)).headers;
});
afterAll(() => service.stop());
beforeEach(async () => {
  await query('delete from certification');
  await query('update account set certified = false where login = any($1)', [[MEMBER, UNIT, 'gumingqian']]);
  await query("update unit set verified = true where name = '青陶水务科技有限公司'");
});

const asking = async (login: string, kind = 'real_name'): Promise<number> => {
  const { rows } = await query(
    `insert into certification (account_id, kind, name, gender) select id, $2, '沈知遥', 0 from account
     where login = $1 returning id`,
    [login, kind],
  );
  return Number(rows[0].id);
};
const list = async (headers = unit) =>
  (await service.call('GET', '/prod-api/system/unit/cert/list', { headers })).body;
const vouch = (id: number, headers = unit, version = 0) =>
  service.call('PUT', `/prod-api/system/unit/cert/${id}/vouch`, { headers, body: { version } });
const isCertified = async (login: string) =>
  (await query('select certified from account where login = $1', [login])).rows[0].certified;

test('the unit sees its own members who wait, without number and picture, and nobody else’s', async () => {
  const id = await asking(MEMBER);
  await asking(UNIT);
  await asking('gumingqian');
  await asking(MEMBER, 'professional');

  const { rows, total } = await list();

  expect(total).toBe(1);
  expect(rows).toEqual([
    { id, login: MEMBER, name: '沈知遥', goesOn: 0, createTime: expect.any(String), version: 0 },
  ]);
});

test('one word of the unit certifies, tells the member, sends on what was stamped, and is audited', async () => {
  const { id } = await (await as(MEMBER)).filed();
  await (await as(UNIT)).event({ id }, 'start_audit');
  const sealedSheet = await aReadyFile(service, UNIT, '盖章审核表.pdf');
  await (await as(UNIT)).event({ id }, 'endorse', { sealedSheet, sheetCompared: true });
  const one = await asking(MEMBER);
  expect((await list()).rows[0].goesOn).toBe(1);

  expect((await vouch(one)).status).toBe(200);

  expect(await isCertified(MEMBER)).toBe(true);
  expect((await (await as(MEMBER)).read(id)).body.data.status).toBe('formal_check');
  const { rows: told } = await query(
    `select n.body from notification n join account a on a.id = n.account_id
     where a.login = $1 and n.title = '实名认证已通过'`,
    [MEMBER],
  );
  expect(told[0].body).toContain('由青陶水务科技有限公司担保');
  const { rows: kept } = await query('select reason, reason_said from certification where id = $1', [one]);
  expect(kept[0]).toMatchObject({
    reason: '由青陶水务科技有限公司担保',
    reason_said: { id: 'said.certification.vouched', params: { unit: '青陶水务科技有限公司' } },
  });
  const { rows: audit } = await query('select action from audit_event where target = $1', [
    `certification:${one}`,
  ]);
  expect(audit.map(({ action }) => action)).toEqual(['certification.vouch']);
  expect((await list()).total).toBe(0);
});

test('another unit’s people are not there, one’s own case is somebody else’s, a moved one stays as it is', async () => {
  expect((await vouch(await asking('gumingqian'))).status).toBe(404);
  expect((await vouch(99_999)).status).toBe(404);
  expect((await vouch(await asking(MEMBER, 'professional'))).status).toBe(404);
  const own = await vouch(await asking(UNIT));
  expect([own.status, own.body.errorCode]).toEqual([403, 'certification.own']);
  const moved = await vouch(await asking(MEMBER), unit, 3);
  expect([moved.status, await isCertified(MEMBER)]).toEqual([409, false]);
});

test('a unit that is not verified vouches for nobody', async () => {
  const id = await asking(MEMBER);
  await query("update unit set verified = false where name = '青陶水务科技有限公司'");
  expect((await list()).total).toBe(0);
  const { status, body } = await vouch(id);
  expect([status, body.errorCode]).toEqual([403, 'certification.unit']);
});

test('only whoever looks after a unit’s people may, and signed in', async () => {
  const id = await asking(MEMBER);
  const { headers } = await service.signIn('gumingqian');
  expect((await vouch(id, headers)).status).toBe(403);
  expect((await vouch(id, {})).status).toBe(401);
  const missing = await service.call('PUT', `/prod-api/system/unit/cert/${id}/vouch`, {
    headers: unit,
    body: {},
  });
  expect(missing.status).toBe(400);
});
