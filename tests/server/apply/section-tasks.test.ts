import type { Application } from '@contract/apply';
import type { People } from '@contract/helper';
import { beijingDay, lastSecondOf } from '@contract/rules/beijing-time';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { remindPeople } from '@server/modules/reminder/service';
import { accountIdOf } from '@tests/support/accounts';
import { type Applicant, applicants, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
let gu: Applicant;
let guId: number;
let draft: Application;

beforeAll(async () => {
  service = await startService();
  [shen, gu] = await applicants(service, 'shenzhiyao', 'gumingqian');
  guId = await accountIdOf(service, 'gumingqian');
});
afterAll(() => service.stop());

const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
/** Shen leads an empty draft, Gu writes the plan. */
beforeEach(async () => {
  await clearApplications(service);
  await query('delete from rate_limit');
  await query('delete from notification');
  draft = (await shen.create()).body.data;
  await query(
    `update application set helpers = jsonb_build_array(jsonb_build_object('accountId', $2::bigint,
       'since', now(), 'role', 'author', 'sections', '["plan"]'::jsonb)) where id = $1`,
    [draft.id, guId],
  );
});

const dayIn = (days: number): string => beijingDay(service.clock.now.getTime() + days * DAY_MS);
const assign = (
  person: Applicant,
  body: { accountId: number | null; due: string | null },
  section = 'plan',
) => person.send('PUT', `/${draft.id}/sections/${section}`, body);
const dutiesOf = async (person: Applicant) =>
  ((await person.send('GET', `/${draft.id}/helpers`)).body.data as People).duties;
const noticesOf = async (login: string): Promise<string[]> =>
  (
    await query(
      `select n.title from notification n join account a on a.id = n.account_id
       where a.login = $1 order by n.id`,
      [login],
    )
  ).rows.map(({ title }) => title);
const remindAt = (now: Date) =>
  remindPeople(service.db, createSealer(service.config.dataKey.export()), 'http://localhost', now);

it('is given by the leader, told to the author and seen by the team', async () => {
  expect((await assign(shen, { accountId: guId, due: dayIn(9) })).status).toBe(200);
  expect(await dutiesOf(gu)).toEqual([{ section: 'plan', accountId: guId, name: '顾明谦', due: dayIn(9) }]);
  expect(await noticesOf('gumingqian')).toEqual([expect.stringContaining('请您负责')]);
  expect((await assign(shen, { accountId: null, due: null })).status).toBe(200);
  expect(await dutiesOf(gu)).toEqual([]);
});

it('goes to nobody who may not write it, and to no day that is over', async () => {
  expect((await assign(shen, { accountId: guId, due: null }, 'budget')).status).toBe(400);
  expect((await assign(shen, { accountId: guId, due: dayIn(-1) })).status).toBe(400);
  expect((await assign(gu, { accountId: guId, due: null })).status).toBe(403);
});

it('ends with the help of whoever answered for it', async () => {
  await assign(shen, { accountId: guId, due: dayIn(9) });
  await gu.send('DELETE', `/${draft.id}/helpers/${guId}`);
  expect((await query('select section_tasks as t from application')).rows[0].t).toEqual([]);
});

it('is reminded of when the day nears, as long as something is missing', async () => {
  const due = dayIn(9);
  await assign(shen, { accountId: guId, due });
  await query('delete from notification');
  const near = new Date(lastSecondOf(due).getTime() - 48 * HOUR_MS + 1000);
  await remindAt(near);
  await remindAt(near);
  expect(await noticesOf('gumingqian')).toEqual([expect.stringContaining('中由您负责的研究方案尚未填完')]);

  await query("update application set sections_complete = '{plan}', version = version + 1");
  await remindAt(new Date(lastSecondOf(due).getTime() - 2 * HOUR_MS));
  expect(await noticesOf('gumingqian')).toHaveLength(1);
});

it('knows with every save which sections lack nothing', async () => {
  await clearApplications(service);
  const whole = await shen.completeDraft();
  const { rows } = await query('select sections_complete as done from application where id = $1', [whole.id]);
  expect(rows[0].done).toContain('plan');
});
