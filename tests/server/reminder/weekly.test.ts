import { weekBegins, weekOf } from '@contract/rules/weekly-digest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { languageOf as languageIn } from '@server/languages/language';
import { writtenLetter } from '@server/modules/delivery/service';
import { remindPeople } from '@server/modules/reminder/service';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { sentMessages } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';
import { serviceTexts } from '../../../config/plugins/service-texts';

const SETTINGS = '/prod-api/system/reminder';
const SITE = 'https://kc.example.cn';

let service: TestService;
/** Eight o'clock on the Monday after an application was filed. */
let monday: Date;
let id: number;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await clearApplications(service);
  for (const table of ['outbox', 'reminder_setting', 'weekly_digest'])
    await service.db.pool.query(`delete from ${table}`);
  await service.db.pool.query("update account set preferences = '{}'");
  ({ id } = await (await anApplicant(service, 'shenzhiyao')).filed());
  monday = new Date(weekBegins(weekOf(service.clock.now)).getTime() + 7 * DAY_MS);
  await service.db.pool.query("update application set title = '碳纤维缠绕' where id = $1", [id]);
});

const run = (now: Date) => remindPeople(service.db, createSealer(service.config.dataKey.export()), SITE, now);
const after = (ms: number): Date => new Date(monday.getTime() + ms);
const mails = async () =>
  (await sentMessages(service)).filter(({ body }) => body.startsWith('每周进展')).map(({ body }) => body);
const notices = () =>
  service.db.kysely
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.accountId')
    .select(['account.login', 'title', 'body', 'link'])
    .where('title', 'like', '每周进展%')
    .execute();

it('is written once, from Monday at eight, with all that is known of each application', async () => {
  await run(after(-MINUTE_MS));
  expect(await mails()).toEqual([]);

  for (const ms of [0, MINUTE_MS, 5 * HOUR_MS, 3 * DAY_MS]) await run(after(ms));

  expect(await mails()).toHaveLength(1);
  const [letter] = await mails();
  expect(letter).toMatch(/^每周进展：1 项申报在办。“碳纤维缠绕”（KC\d{4}-\w-\d{4}）\n已提交，由.+办理，自 /);
  expect(letter).toMatch(/，排在前 10 件内\n承诺日期：\d{4}-\d\d-\d\d\n最近七天：\d\d-\d\d 提交\n/);
  expect(letter).toContain(`${SITE}/user/myProjects/${id}`);
  expect(await notices()).toEqual([
    expect.objectContaining({
      login: 'shenzhiyao',
      link: `/user/myProjects/${id}`,
      title: '每周进展：1 项申报在办',
    }),
  ]);
});

it('is written in English where somebody chose that for mails', async () => {
  await service.db.pool.query(
    `update account set preferences = '{"language": "en-US"}' where login = 'shenzhiyao'`,
  );
  await run(after(0));

  const sealer = createSealer(service.config.dataKey.export());
  const languageOf = (lang: string) => languageIn(lang, serviceTexts()[lang] ?? {});
  const kept = await service.db.kysely
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'email')
    .execute();
  const [letter] = kept
    .map((row) => writtenLetter({ sealer, languageOf }, row))
    .filter(({ subject }) => subject.startsWith('This week'));
  expect(letter?.subject).toBe('This week: 1 application in progress');
  const own = letter?.body.replace(/“碳纤维缠绕”|青陶水务科技有限公司/g, '');
  expect(own).toContain(`${SITE}/user/myProjects/${id}`);
  expect(own).not.toMatch(/\p{Script=Han}/u);
});

it('comes again the next week, and not at night', async () => {
  await run(after(0));
  await run(after(7 * DAY_MS - MINUTE_MS));
  expect(await mails()).toHaveLength(1);
  await run(after(7 * DAY_MS));
  expect(await mails()).toHaveLength(2);
  expect((await mails()).some((body) => body.includes('最近七天：没有变化'))).toBe(true);
});

it('comes on Thursday where the service was down until then', async () => {
  await run(after(2 * DAY_MS + 20 * HOUR_MS));
  expect(await mails()).toEqual([]);
  await run(after(3 * DAY_MS));
  expect(await mails()).toHaveLength(1);
});

it('four replicas at once write one', async () => {
  await Promise.all(Array.from({ length: 4 }, () => run(after(0))));
  expect(await mails()).toHaveLength(1);
  expect(await notices()).toHaveLength(1);
});

it('is not written of what was filed in the week itself, nor of what is over', async () => {
  await service.db.pool.query('update application set submitted_at = $1', [after(HOUR_MS)]);
  await run(after(2 * HOUR_MS));
  expect(await mails()).toEqual([]);

  await service.db.pool.query(
    "update application set submitted_at = $1, status = 'rejected', handler = null",
    [after(-DAY_MS)],
  );
  await run(after(3 * HOUR_MS));
  expect(await mails()).toEqual([]);
});

it('is switched off with the other reminders; a page that does not know it leaves it as it is', async () => {
  const { headers } = await service.signIn('shenzhiyao');
  const quiet = { from: '22:00', until: '07:00' };
  const put = async (body: object) => (await service.call('PUT', SETTINGS, { headers, body })).body.data;
  expect((await service.call('GET', SETTINGS, { headers })).body.data.weekly).toBe(true);

  expect((await put({ quiet, digest: false, weekly: false })).weekly).toBe(false);
  expect((await put({ quiet, digest: true })).weekly).toBe(false);
  await run(after(0));
  expect(await mails()).toEqual([]);
  expect(await notices()).toEqual([]);
  const wrong = await service.call('PUT', SETTINGS, { headers, body: { quiet, digest: true, weekly: 'no' } });
  expect(wrong.status).toBe(400);
});

it('goes where reminders go: who wants no mail reads it on the site', async () => {
  await service.db.kysely
    .updateTable('account')
    .set({ preferences: JSON.stringify({ reminder: { site: true, email: false, sms: true } }) })
    .where('login', '=', 'shenzhiyao')
    .execute();
  await run(after(0));
  expect(await mails()).toEqual([]);
  expect(await notices()).toHaveLength(1);
});

it('waits for the end of the quiet hours', async () => {
  const { headers } = await service.signIn('shenzhiyao');
  await service.call('PUT', SETTINGS, {
    headers,
    body: { quiet: { from: '23:00', until: '09:30' }, digest: false },
  });
  await run(after(HOUR_MS));
  expect(await mails()).toEqual([]);
  await run(after(2 * HOUR_MS));
  expect(await mails()).toHaveLength(1);
});

it.each([
  ['that last beyond the evening', { from: '06:00', until: '22:30' }, 14.5 * HOUR_MS],
  ['that are over before the day begins', { from: '06:00', until: '05:00' }, 21 * HOUR_MS],
  ['of no length', { from: '23:00', until: '23:00' }, HOUR_MS],
])('is written all the same for quiet hours %s, and goes out when they end', async (_, quiet, sent) => {
  const { headers } = await service.signIn('shenzhiyao');
  await service.call('PUT', SETTINGS, { headers, body: { quiet, digest: false } });
  await service.db.pool.query('delete from outbox');
  await run(after(HOUR_MS));

  const { rows } = await service.db.pool.query("select not_before from outbox where channel = 'email'");
  expect(rows).toEqual([{ not_before: after(sent) }]);
  expect(await notices()).toHaveLength(1);
});

it('what cannot be written to one person keeps no other from the own letter', async () => {
  await (await anApplicant(service, 'gumingqian')).filed();
  const { pool } = service.db;
  await pool.query(`
    create function refuse_one() returns trigger language plpgsql as $$
    begin
      if new.account_id = (select id from account where login = 'shenzhiyao') then raise 'broken'; end if;
      return new;
    end $$;
    create trigger refuse_one before insert on weekly_digest for each row execute function refuse_one()`);
  try {
    await expect(run(after(0))).rejects.toThrow('broken');

    expect((await notices()).map(({ login }) => login)).toEqual(['gumingqian']);
  } finally {
    await pool.query('drop trigger refuse_one on weekly_digest; drop function refuse_one()');
  }
});
