import type { Application } from '@contract/apply';
import { MINUTE_MS } from '@contract/time-units';
import { forgetPresence } from '@server/modules/apply/presence/presence';
import { type Applicant, applicants, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
let gu: Applicant;
let lin: Applicant;
let draft: Application;

beforeAll(async () => {
  service = await startService();
  [shen, gu, lin] = await applicants(service, 'shenzhiyao', 'gumingqian', 'linxiaoman');
});
afterAll(() => service.stop());

const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
const helpBy = (login: string) =>
  query(
    `update application set helpers = (select jsonb_build_array(jsonb_build_object('accountId', id,
       'since', now(), 'role', 'reader', 'sections', '[]'::jsonb)) from account where login = $2)
     where id = $1`,
    [draft.id, login],
  );
/** Shen is leader, Gu is a reader. */
beforeEach(async () => {
  await clearApplications(service);
  await query('delete from application_presence');
  draft = (await shen.create()).body.data;
  await helpBy('gumingqian');
});
const be = (person: Applicant, step: string | null) => person.send('PUT', `/${draft.id}/presence`, { step });
const othersOf = async (person: Applicant, step: string | null = null) =>
  (await be(person, step)).body.data.others;

it('tells each of the team who else is there, and where', async () => {
  expect(await othersOf(shen)).toEqual([]);
  expect(await othersOf(gu, 'plan')).toEqual([expect.objectContaining({ name: '沈知遥', step: null })]);
  await be(gu, 'budget');
  expect(await othersOf(shen)).toEqual([expect.objectContaining({ name: '顾明谦', step: 'budget' })]);
});

it('is no business of anybody else, nor of whoever was taken out', async () => {
  expect((await be(lin, null)).status).toBe(404);
  await be(gu, 'plan');
  await helpBy('linxiaoman');
  expect(await othersOf(shen)).toEqual([]);
});

it('is over soon after the last sign, and leaves nothing', async () => {
  await be(gu, 'plan');
  await query("update application_presence set seen_at = seen_at - interval '2 minutes'");
  expect(await othersOf(shen)).toEqual([]);
  await forgetPresence(service.db.kysely, new Date(service.clock.now.getTime() + 2 * MINUTE_MS));
  expect((await query('select 1 from application_presence')).rows).toEqual([]);
});
