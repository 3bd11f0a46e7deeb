import { aResult } from '@tests/support/a-result';
import { aReadyFile } from '@tests/support/anApplicant';
import { projectChanges } from '@tests/support/project-changes';
import { type Answer, startService, type TestService } from '@tests/support/service';

let service: TestService;
let story: Awaited<ReturnType<typeof projectChanges>>;

beforeAll(async () => {
  service = await startService();
  story = await projectChanges(service);
});
afterAll(() => service.stop());
beforeEach(() => story.begin());

const terminate = (id: number): Promise<Answer> =>
  story.office.event({ id }, 'terminate', { reason: '承担单位已经注销' });
const handIn = (id: number): Promise<Answer> => story.shen.event({ id }, 'submit_stage_one');
const { withdraw, pass, sendBack, approve, decline } = {
  withdraw: (id: number) => story.withdraw(id),
  pass: (id: number) => story.pass(id),
  sendBack: (id: number) => story.sendBack(id),
  approve: (id: number) => story.approve(id),
  decline: (id: number) => story.decline(id),
};
type Act = (id: number) => Promise<Answer>;

/** Where it lies, what is done at the same moment, and where it may stand afterwards. */
const PAIRS: readonly [place: 'unit' | 'office', name: string, acts: [Act, Act], ends: string[]][] = [
  ['unit', 'withdraw × pass', [withdraw, pass], ['withdrawn', 'office']],
  ['unit', 'withdraw × return', [withdraw, sendBack], ['withdrawn', 'returned']],
  ['unit', 'pass × pass', [pass, pass], ['office']],
  ['unit', 'pass × return', [pass, sendBack], ['office', 'returned']],
  ['unit', 'pass × terminate', [pass, terminate], ['lapsed']],
  ['unit', 'return × terminate', [sendBack, terminate], ['lapsed', 'returned']],
  ['unit', 'withdraw × terminate', [withdraw, terminate], ['lapsed', 'withdrawn']],
  ['unit', 'pass × hand in', [pass, handIn], ['lapsed']],
  ['unit', 'return × hand in', [sendBack, handIn], ['lapsed', 'returned']],
  ['unit', 'withdraw × hand in', [withdraw, handIn], ['lapsed', 'withdrawn']],
  ['office', 'withdraw × approve', [withdraw, approve], ['withdrawn', 'approved']],
  ['office', 'withdraw × decline', [withdraw, decline], ['withdrawn', 'declined']],
  ['office', 'approve × approve', [approve, approve], ['approved']],
  ['office', 'approve × decline', [approve, decline], ['approved', 'declined']],
  ['office', 'approve × terminate', [approve, terminate], ['approved', 'lapsed']],
  ['office', 'decline × terminate', [decline, terminate], ['declined', 'lapsed']],
  ['office', 'approve × hand in', [approve, handIn], ['approved', 'lapsed']],
  ['office', 'decline × hand in', [decline, handIn], ['declined', 'lapsed']],
];

/** One of them is done, and what stands in the end is what that one says. */
it.each(PAIRS)('two at once, with the %s: %s', async (place, _, [one, other], ends) => {
  const id = await story.approved();
  await aResult(service.db.kysely, id, 'one', { sheet: await aReadyFile(service, 'shenzhiyao') });
  await story.ask(id);
  if (place === 'office') await story.pass(id);

  const answers = await Promise.all([one(id), other(id)]);

  const { state, steps, until } = await story.last(id);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(ends).toContain(state);
  // A line in the log for every act that was done, none for one that was refused.
  const { rows } = await story.sql(
    "select action from audit_event where target = $1 and action like 'apply.change.%'",
    [`application:${id}`],
  );
  expect(rows).toHaveLength(steps.length);
  const { stageDue } = (await story.shen.read(id)).body.data;
  const due = state === 'approved' ? until : story.dayAt(10);
  if (stageDue) expect(Date.parse(stageDue.one)).toBe(Date.parse(due ?? ''));
});

const leaves = (): Promise<Answer> =>
  service.call('DELETE', '/prod-api/system/unit/join', { headers: story.gu.headers });
const [agree, refuse] = [(id: number) => story.agree(id), (id: number) => story.refuse(id)];

/** The same of another leader: where it lies, what is done, where it may stand, and who may lead it then. */
const LEADER_PAIRS: readonly [place: 'successor' | 'unit' | 'office', string, [Act, Act], string[]][] = [
  ['successor', 'agree × refuse', [agree, refuse], ['unit', 'refused']],
  ['successor', 'agree × agree', [agree, agree], ['unit']],
  ['successor', 'agree × withdraw', [agree, withdraw], ['unit', 'withdrawn']],
  ['successor', 'agree × leave the unit', [agree, leaves], ['unit', 'successor']],
  ['successor', 'agree × terminate', [agree, terminate], ['lapsed']],
  ['unit', 'pass × refuse', [pass, refuse], ['office', 'refused']],
  ['unit', 'pass × withdraw', [pass, withdraw], ['office', 'withdrawn']],
  ['office', 'approve × refuse', [approve, refuse], ['approved', 'refused']],
  ['office', 'approve × withdraw', [approve, withdraw], ['approved', 'withdrawn']],
  ['office', 'approve × approve', [approve, approve], ['approved']],
  ['office', 'approve × leave the unit', [approve, leaves], ['approved', 'office']],
  ['office', 'approve × hand in', [approve, handIn], ['approved']],
  ['office', 'approve × terminate', [approve, terminate], ['approved', 'lapsed']],
];

it.each(LEADER_PAIRS)('another leader, with the %s: %s', async (place, _, [one, other], ends) => {
  const id = await story.approved();
  await story.bringSuccessor();
  await aResult(service.db.kysely, id, 'one', { sheet: await aReadyFile(service, 'shenzhiyao') });
  await story.askLeader(id);
  if (place !== 'successor') await story.agree(id);
  if (place === 'office') await story.pass(id);

  const answers = await Promise.all([one(id), other(id)]);

  const { state, steps } = await story.last(id);
  expect(answers.every(({ status }) => [200, 403, 404, 409].includes(status))).toBe(true);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(ends).toContain(state);
  const { rows } = await story.sql(
    `select action from audit_event where target = $1 and action like 'apply.change.%'`,
    [`application:${id}`],
  );
  expect(rows).toHaveLength(steps.length);
  const { rows: held } = await story.sql(
    `select owner.login, a.successor_id from application a join account owner on owner.id = a.owner_id
     where a.id = $1`,
    [id],
  );
  const isOpen = ['successor', 'unit', 'office'].includes(state);
  expect(held[0].login).toBe(state === 'approved' ? 'gumingqian' : 'shenzhiyao');
  expect(held[0].successor_id !== null).toBe(isOpen);
});

it('asked twice at once stands once', async () => {
  const id = await story.approved();
  const two = { milestone: 'two', until: story.dayIn(400) };
  const answers = await Promise.all([story.ask(id), story.ask(id, two)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await story.changesOf(id)).changes).toHaveLength(1);
});

it('the unit that loses its administrator while it audits has audited, or is refused', async () => {
  const id = await story.approved();
  await story.ask(id);
  const { id: changeId, version } = await story.last(id);
  const role = `account_id = (select id from account where login = 'xuyingchuan')
    and role_id = (select id from role where role_key = 'unit_admin')`;
  const { rows } = await story.sql(`select account_id, role_id from account_role where ${role}`);

  const [audited] = await Promise.all([
    story.xu.send('POST', `/${id}/changes/${changeId}/audit`, { version, pass: true }),
    story.sql(`delete from account_role where ${role}`),
  ]);
  await story.sql('insert into account_role (account_id, role_id) values ($1, $2)', [
    ...[rows[0].account_id, rows[0].role_id],
  ]);

  expect([200, 403, 404]).toContain(audited.status);
  expect((await story.last(id)).state).toBe(audited.status === 200 ? 'office' : 'unit');
});
