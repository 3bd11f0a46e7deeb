import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { remindPeople } from '@server/modules/reminder/service';
import { accountIdOf } from '@tests/support/accounts';
import { anApplicant, clearApplications, openPeriod } from '@tests/support/anApplicant';
import { aPanel } from '@tests/support/aPanel';
import { sentMessages } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

const SETTINGS = '/prod-api/system/reminder';
const SITE = 'https://kc.example.cn';

let service: TestService;
let deadline: Date;
beforeAll(async () => {
  service = await startService();
  const period = await openPeriod(service);
  // The end of a day in Beijing, as periods end: two days before it is night, three hours before it is evening.
  const day = new Date(period.applyEnd.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);
  deadline = new Date(`${day}T23:59:59+08:00`);
  await service.db.kysely
    .updateTable('period')
    .set({ applyEnd: deadline })
    .where('id', '=', period.id)
    .execute();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await clearApplications(service);
  await service.db.pool.query('delete from outbox');
  await service.db.pool.query('delete from reminder_setting');
  await service.db.pool.query("update account set preferences = '{}'");
});

const before = (ms: number): Date => new Date(deadline.getTime() - ms);
const run = (now: Date) => remindPeople(service.db, createSealer(service.config.dataKey.export()), SITE, now);
const notices = () =>
  service.db.kysely
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.accountId')
    .select(['account.login', 'notification.kind', 'title', 'body', 'link'])
    .where('kind', '=', 'reminder')
    .orderBy('notification.id')
    .execute();
const sent = async () => (await sentMessages(service)).map(({ recipient, body }) => ({ recipient, body }));
const isMail = ({ recipient }: { recipient: string }): boolean => recipient.includes('@');

/** A draft that was started this long before the deadline. */
const aDraftBegun = async (ms = 30 * DAY_MS): Promise<number> => {
  const { id } = await (await anApplicant(service, 'shenzhiyao')).completeDraft();
  await service.db.pool.query("update application set created_at = $2, title = '碳纤维缠绕' where id = $1", [
    id,
    before(ms),
  ]);
  return id;
};
const choose = async (body: unknown) => {
  const { headers } = await service.signIn('shenzhiyao');
  return service.call('PUT', SETTINGS, { headers, body });
};

it('says once, at each lead, what has not been filed, with the way to the step', async () => {
  const id = await aDraftBegun();
  await run(before(8 * DAY_MS));
  expect(await notices()).toEqual([]);

  for (const ms of [7 * DAY_MS, 6 * DAY_MS, 48 * HOUR_MS, 47 * HOUR_MS, 3 * HOUR_MS, HOUR_MS])
    await run(before(ms));

  const told = await notices();
  expect(told.map(({ login, title }) => [login, title])).toEqual(
    Array.from({ length: 3 }, () => ['shenzhiyao', '“碳纤维缠绕”尚未提交']),
  );
  expect(told[2]?.body).toMatch(/^申报截止：\d{4}-\d\d-\d\d 23:59:59（北京时间），还有 3 小时$/);
  expect(told[0]?.link).toMatch(new RegExp(`^/innovation/myProjects/${id}[?]step=\\w+$`));
});

it('two replicas at once tell once', async () => {
  await aDraftBegun();
  await Promise.all(Array.from({ length: 4 }, () => run(before(3 * HOUR_MS))));

  expect(await notices()).toHaveLength(1);
  expect((await sent()).filter(isMail)).toHaveLength(1);
});

it('says nothing stale of what was begun late, and nothing of what is filed', async () => {
  await aDraftBegun(40 * HOUR_MS);
  await run(before(39 * HOUR_MS));
  expect(await notices()).toEqual([]);

  await service.db.pool.query("update application set status = 'formal_check', version = version + 1");
  await run(before(2 * HOUR_MS));
  expect(await notices()).toEqual([]);
});

it('a moved date begins anew', async () => {
  await aDraftBegun();
  await run(before(48 * HOUR_MS));
  await service.db.pool.query(
    "update period set apply_end = apply_end + interval '1 day', version = version + 1 where apply_end = $1",
    [deadline],
  );
  try {
    await run(before(47 * HOUR_MS));
    await run(before(24 * HOUR_MS));
    expect((await notices()).map(({ body }) => /还有.*/.exec(body)?.[0])).toEqual([
      '还有 48 小时',
      '还有 71 小时',
      '还有 48 小时',
    ]);
  } finally {
    await service.db.pool.query(
      "update period set apply_end = apply_end - interval '1 day' where apply_end = $1",
      [new Date(deadline.getTime() + DAY_MS)],
    );
  }
});

it('mail waits for the end of the night; the telephone rings only in the last hours', async () => {
  const id = await aDraftBegun();
  await run(before(48 * HOUR_MS));
  expect(await notices()).toHaveLength(1);
  expect(await sent()).toEqual([]);

  await run(before(48 * HOUR_MS - 8 * HOUR_MS));
  const mails = await sent();
  expect(mails.map(isMail)).toEqual([true]);
  expect(mails[0]?.body).toContain(`${SITE}/innovation/myProjects/${id}?step=`);

  await run(before(3 * HOUR_MS));
  expect((await sent()).map(isMail).sort()).toEqual([false, true, true]);
});

it('a mail that waited for the morning is not sent of what was filed in the night', async () => {
  await aDraftBegun();
  await run(before(48 * HOUR_MS));
  await service.db.pool.query("update application set status = 'formal_check', version = version + 1");
  await run(before(40 * HOUR_MS));
  expect(await sent()).toEqual([]);
});

it('whoever chose other channels is told there alone', async () => {
  await aDraftBegun();
  const reminder = { site: false, email: false, sms: true };
  await service.db.kysely
    .updateTable('account')
    .set({ preferences: JSON.stringify({ reminder }) })
    .where('login', '=', 'shenzhiyao')
    .execute();
  await run(before(3 * HOUR_MS));

  expect(await notices()).toEqual([]);
  expect((await sent()).map(isMail)).toEqual([false]);
});

it('reminds those who look after the unit of the audit', async () => {
  const { id } = await (await anApplicant(service, 'shenzhiyao')).filed();
  const { unitAuditEnd } = await service.db.kysely
    .selectFrom('period')
    .select('unitAuditEnd')
    .where('applyEnd', '=', deadline)
    .executeTakeFirstOrThrow();
  await run(new Date(unitAuditEnd.getTime() - 47 * HOUR_MS));

  const told = await notices();
  expect(told.map(({ login }) => login)).toContain('xuyingchuan');
  expect(told.map(({ login }) => login)).not.toContain('shenzhiyao');
  expect(told[0]).toMatchObject({ link: `/user/myProjects/${id}` });
  expect(told[0]?.title).toMatch(/的单位审核与盖章件尚未提交$/);
});

const authorOf = async (id: number, login: string, since: Date): Promise<void> => {
  const accountId = await accountIdOf(service, login);
  const author = { accountId, role: 'author', sections: ['team', 'budget'], since };
  await service.db.pool.query(
    "update application set helpers = $2, sections_complete = '{base,team}' where id = $1",
    [id, JSON.stringify([author])],
  );
};

it('tells everybody who writes, each with the way to the own section that is open', async () => {
  const id = await aDraftBegun();
  await authorOf(id, 'gumingqian', before(20 * DAY_MS));
  await run(before(3 * HOUR_MS));

  const told = await notices();
  expect(told.map(({ login, title }) => [login, title])).toEqual([
    ['shenzhiyao', '“碳纤维缠绕”尚未提交'],
    ['gumingqian', '“碳纤维缠绕”尚未提交'],
  ]);
  expect(told[1]?.link).toBe(`/innovation/myProjects/${id}?step=budget`);
  expect((await sent()).filter(isMail)).toHaveLength(2);
});

it('an author hears nothing of leads that had passed before', async () => {
  const id = await aDraftBegun();
  await authorOf(id, 'gumingqian', before(HOUR_MS * 40));
  await run(before(39 * HOUR_MS));
  expect((await notices()).map(({ login }) => login)).toEqual(['shenzhiyao']);
});

it('reminds each expert of the own review, which has a number and no title', async () => {
  const { id } = await (await anApplicant(service, 'shenzhiyao')).filed();
  await service.db.pool.query(
    "update application set status = 'expert_review', no = 'KC2026-A-0009', promised_until = $2, version = version + 1 where id = $1",
    [id, before(-60 * DAY_MS)],
  );
  await aPanel(service.db.kysely, id, ['assigned', 'submitted', 'conflict']);
  await run(before(-60 * DAY_MS + 47 * HOUR_MS));

  const told = await notices();
  expect(told.map(({ title }) => title)).toEqual(['“KC2026-A-0009”的评审尚未提交']);
  expect(told[0]?.link).toMatch(/^\/admin\/reviews\/\d+$/);
});

it('one mail in the morning instead of single ones, for whoever wants that', async () => {
  await aDraftBegun();
  expect((await choose({ quiet: { from: '22:00', until: '07:00' }, digest: true })).status).toBe(200);
  const morning = before(2 * DAY_MS + 15 * HOUR_MS);
  await run(new Date(morning.getTime() - 3 * HOUR_MS));
  expect(await sent()).toEqual([]);

  for (const ms of [0, MINUTE_MS, 5 * HOUR_MS]) await run(new Date(morning.getTime() + ms));

  const mails = await sent();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toMatch(/^今日提醒：1 项尚未提交。“碳纤维缠绕”尚未提交。申报截止：/);
});

it('hours and digest are kept as chosen, and the next reminders are told', async () => {
  const id = await aDraftBegun();
  const { headers } = await service.signIn('shenzhiyao');
  const read = async () => (await service.call('GET', SETTINGS, { headers })).body.data;
  expect(await read()).toMatchObject({ quiet: { from: '22:00', until: '07:00' }, digest: false });

  expect((await choose({ quiet: null, digest: true })).body.data).toMatchObject({
    quiet: null,
    digest: true,
  });
  const next = before(7 * DAY_MS) > service.clock.now ? before(7 * DAY_MS) : before(48 * HOUR_MS);
  const first = (await read()).next[0];
  expect(first).toMatchObject({ matter: 'draft', title: '碳纤维缠绕' });
  expect(first.link).toContain(`/innovation/myProjects/${id}?step=`);
  expect(Date.parse(first.at)).toBe(next.getTime());

  expect((await choose({ quiet: { from: '24:00', until: '07:00' }, digest: true })).status).toBe(400);
  expect((await service.call('GET', SETTINGS)).status).toBe(401);
});

it.each([
  ['quiet', null],
  ['digest', true],
  ['weekly', false],
] as const)(
  'what another window chose stays when %s is changed, whether it is kept yet or not',
  async (key, value) => {
    const usual = { quiet: { from: '22:00', until: '07:00' }, digest: false, weekly: true };
    const first = { ...usual, [key]: value };
    expect((await choose({ [key]: value })).body.data).toMatchObject(first);

    const other = { quiet: { from: '21:00', until: '06:00' }, digest: true, weekly: false };
    const { [key]: _, ...rest } = other;
    expect((await choose(rest)).body.data).toMatchObject({ ...other, [key]: value });
    expect((await choose({})).body.data).toMatchObject({ ...other, [key]: value });
  },
);
