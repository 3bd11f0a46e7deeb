import type { LeaderLimits } from '@contract/rules/leader-limits';
import { anApplicant, clearApplications, openPeriod } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

const LOGIN = 'shenzhiyao';
let service: TestService;
const query = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);
const limit = (limits: LeaderLimits) =>
  query('update period set leader_limits = $1', [JSON.stringify(limits)]);

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(() => clearApplications(service));

/** A finished project, a running one and a complete draft of the same leader; answers the draft. */
const aDraft = async () => {
  const person = await anApplicant(service, LOGIN);
  for (const status of ['closed', 'approved']) {
    const { id } = await person.completeDraft();
    const other =
      'update application set status = $2, period_id = (select min(id) from period) where id = $1';
    await query(other, [id, status]);
  }
  return { person, draft: await person.completeDraft() };
};
const RULES = ['base.running', 'team.age', 'team.title'];

// The leader in the demo data was born in 1986 and is 正高级.
test.each<[string, LeaderLimits, string[]]>([
  ['nothing is asked', {}, ['passed', 'passed', 'passed']],
  ['all is met', { ageMax: 60, titleMin: 'intermediate', runningMax: 2 }, ['passed', 'passed', 'passed']],
  ['too old, and one project too many', { ageMax: 30, runningMax: 1 }, ['failed', 'failed', 'passed']],
])('the form is judged by what the period asks of its leader: %s', async (_, limits, verdicts) => {
  await limit(limits);
  const { person, draft } = await aDraft();
  const { body } = await person.read(draft.id);
  const found = (body.data.verdicts as { id: string; verdict: string }[]).filter(({ id }) =>
    RULES.includes(id),
  );
  expect(found.map(({ verdict }) => verdict)).toEqual(verdicts);
  const { status } = await person.event(draft, 'submit');
  expect(status).toBe(verdicts.includes('failed') ? 422 : 200);
});

test('before there is a draft, the page says the same; of an age that no document tells, that it is open', async () => {
  await limit({ ageMax: 30, runningMax: 1 });
  const { person } = await aDraft();
  const ask = async () => {
    const answer = await person.send('POST', '/insertApplyAvailable', {
      periodId: (await openPeriod(service)).id,
    });
    const rules = answer.body.data.rules as { id: string; verdict: string }[];
    return Object.fromEntries(rules.map(({ id, verdict }) => [id, verdict]));
  };
  expect(await ask()).toMatchObject({ running: 'failed', age: 'failed' });

  await query("update certification set id_type = 'passport'");
  expect(await ask()).toMatchObject({ age: 'unknown' });
  await limit({});
  expect(Object.keys(await ask())).not.toContain('age');
});
