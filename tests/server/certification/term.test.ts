import { beijingIso } from '@contract/rules/beijing-time';
import { certificationEnd, isRenewable } from '@contract/rules/certification-term';
import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { DAY_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { keepTerms } from '@server/modules/certification/keep-terms';
import { IN_FORCE } from '@server/security/agreements-in-force';
import { accountIdOf } from '@tests/support/accounts';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';

const LOGIN = 'shenzhiyao';
let service: TestService;
let end: Date;
const query = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);
const as = (login: string) => anApplicant(service, login);
const before = (days: number): Date => new Date(end.getTime() - days * DAY_MS);
const after = (days: number): Date => before(-days);
const run = (now: Date) =>
  keepTerms({ config: service.config, db: service.db, now: () => now } as unknown as Deps, now);
const told = async () =>
  (
    await query(
      `select n.title from notification n join account a on a.id = n.account_id
       where a.login = $1 and n.kind = 'certification' order by n.id`,
      [LOGIN],
    )
  ).rows.map(({ title }) => title as string);
const certifications = async () =>
  (
    await query(
      `select c.id, c.status, c.reason, c.reason_said, c.valid_until, c.version, a.certified from certification c
     join account a on a.id = c.account_id where a.login = $1 order by c.id`,
      [LOGIN],
    )
  ).rows;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await clearApplications(service);
  await query("delete from notification where kind = 'certification'");
  const accountId = await accountIdOf(service, LOGIN);
  await query("delete from certification where account_id = $1 and kind = 'professional'", [accountId]);
  await query(
    'delete from certification where account_id = $1 and id > (select min(id) from certification where account_id = $1)',
    [accountId],
  );
  end = new Date(service.clock.now.getTime() + 30 * DAY_MS);
  await query(
    'update certification set status = 1, renewal_told = null, valid_until = $2 where account_id = $1',
    [accountId, end],
  );
  await query('update account set certified = true where id = $1', [accountId]);
});

const first17 = '99000019900307124';
const NUMBER = first17 + idNumberCheckCharacter(first17);
const renew = async () => {
  const { headers } = await as(LOGIN);
  return service.call('POST', `/api/users/accounts/${LOGIN}/authentication_apply.json`, {
    headers,
    body: {
      name: '沈知遥',
      gender: 1,
      id_number: NUMBER,
      consent: IN_FORCE.id_data,
      attachment_ids: [await aFile(service, LOGIN, 'real_name')],
    },
  });
};
const decide = async (body: object) => {
  const { id, version } = (await certifications()).at(-1);
  const { headers } = await as('office');
  return service.call('PUT', `/prod-api/system/cert/${id}/decide`, { headers, body: { version, ...body } });
};

test.each([
  ['real_name', '2026-02-28T10:00:00+08:00', '2029-02-28T23:59:59+08:00'],
  ['professional', '2028-02-29T23:59:59+08:00', '2030-03-01T23:59:59+08:00'],
] as const)('%s agreed at %s holds to the end of its day, %s', (kind, agreed, until) => {
  expect(certificationEnd(kind, new Date(agreed))).toEqual(new Date(until));
});

test.each([
  [61, false],
  [60, true],
  [1, true],
])('%d days before its end it can be renewed: %s', (days, can) => {
  expect(isRenewable(end, before(days))).toBe(can);
});

test('says in time that it ends, once for each lead, and after a silence the nearest alone', async () => {
  for (const days of [61, 60, 59]) await run(before(days));
  expect(await told()).toEqual([expect.stringMatching(/^实名认证将于 \d{4}-\d\d-\d\d 到期$/)]);
  for (const days of [2, 1]) await run(before(days));
  expect(await told()).toHaveLength(2);
});

test('what was not renewed ends; what is filed stays in time and waits at the unit', async () => {
  const { id } = await (await as(LOGIN)).filed();
  await Promise.all([run(after(1)), run(after(1))]);

  expect((await certifications()).at(-1)).toMatchObject({
    status: 3,
    reason: '有效期已满',
    reason_said: { id: 'said.certification.lapsed', chinese: '有效期已满' },
    certified: false,
  });
  expect(await told()).toEqual(['实名认证已到期']);
  const { headers } = await as(LOGIN);
  const { body } = await service.call('GET', `/api/users/accounts/${LOGIN}/certifications.json`, { headers });
  const ended = body.certifications.find(({ apply_status }: { apply_status: number }) => apply_status === 3);
  expect(ended.valid_until).toBe(beijingIso(end));
  expect((await (await as(LOGIN)).read(id)).body.data).toMatchObject({
    status: 'submitted',
    condition: 'none',
  });
});

test('asked for in time, it holds until it is decided, and the new one takes its place', async () => {
  const { status } = await renew();
  expect(status).toBe(200);
  await run(after(1));
  expect((await certifications()).at(-1).certified).toBe(true);

  expect((await decide({ agree: true })).status).toBe(200);

  const [old, renewed] = (await certifications()).slice(-2);
  expect(old).toMatchObject({
    status: 3,
    reason: '已续期',
    reason_said: { id: 'said.certification.renewed' },
  });
  expect(renewed).toMatchObject({ status: 1, certified: true });
  expect(renewed.valid_until.getTime()).toBeGreaterThan(end.getTime());
});

test('a renewal that is taken back, or refused in time, leaves what holds', async () => {
  await renew();
  const { headers } = await as(LOGIN);
  const back = await service.call('DELETE', `/api/users/accounts/${LOGIN}/authentication_apply.json`, {
    headers,
  });
  expect(back.status).toBe(200);
  await renew();
  await decide({ agree: false, reasonCode: 'blurred' });

  expect((await certifications()).filter(({ status }) => status === 1)).toHaveLength(1);
  expect((await certifications()).at(-1).certified).toBe(true);
});

test('long before its end it is not asked for again', async () => {
  await query('update certification set valid_until = $1', [after(300)]);
  expect((await renew()).status).toBe(409);
});

test('where everybody comes to one day, one run tells all of them, and one run ends all of them', async () => {
  const many = 120;
  const { rows } = await query(
    `insert into account (login, login_key, password_hash, nickname, certified)
     select 'of-one-day-' || n, 'of-one-day-' || n, '-', '某人', true from generate_series(1, $1::int) n returning id`,
    [many],
  );
  await query(
    `insert into certification (account_id, kind, name, status, valid_until)
     select id, 'real_name', '某人', 1, $2 from unnest($1::int[]) id`,
    [rows.map(({ id }) => id), end],
  );
  const saidOf = async (title: string) =>
    (
      await query(
        `select n.id from notification n join account a on a.id = n.account_id
         where a.login like 'of-one-day-%' and n.title like $1`,
        [title],
      )
    ).rows.length;

  await run(before(5));
  expect(await saidOf('实名认证将于%')).toBe(many);

  await run(after(1));
  expect(await saidOf('实名认证已到期')).toBe(many);
});
