import { OPEN_CHANGES, type OpenChangeState } from '@contract/project-change-choices';
import { CHANGE_MOVES, type ChangeAct, needsSuccessor } from '@contract/rules/project-change';
import { aResult } from '@tests/support/a-result';
import { aReadyFile } from '@tests/support/anApplicant';
import { pairsOf } from '@tests/support/races/race';
import { type Answer, startService, type TestService } from '@tests/support/service';
import { projectChanges } from './project-changes';

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

/** Where the request is, two simultaneous acts, and the possible states afterwards. */
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

/** At least one of the acts succeeds, and the final state is the one it leads to. */
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
  // One log entry per successful act, none for a refused one.
  const { rows } = await story.sql(
    "select action from audit_event where target = $1 and action like 'apply.change.%'",
    [`application:${id}`],
  );
  expect(rows).toHaveLength(steps.length);
  const { stageDue } = (await story.shen.read(id)).body.data;
  const due = state === 'approved' ? until : story.dayAt(10);
  if (stageDue) expect(Date.parse(stageDue.one)).toBe(Date.parse(due ?? ''));
});

const { agree, refuse } = {
  agree: (id: number) => story.agree(id),
  refuse: (id: number) => story.refuse(id),
};
const leaves = (): Promise<Answer> =>
  service.call('DELETE', '/prod-api/system/unit/join', { headers: story.gu.headers });
/** The leader writes the stage result; from a certain moment on that is another person. */
const writes = async (id: number): Promise<Answer> => {
  const at = `/prod-api/cms/result/${id}/one`;
  const changes = [{ path: 'summary', base: null, value: '已完成样机试制' }];
  return service.call('PATCH', at, { headers: story.shen.headers, body: { changes } });
};
const askAgain = (id: number) => story.askLeader(id);

const OWN: Record<Exclude<ChangeAct, 'lapse'>, Act> = {
  withdraw,
  agree,
  refuse,
  pass,
  return: sendBack,
  approve,
  decline,
};
/** What can happen to the project or to the proposed leader while somebody acts on the request. */
const OUTSIDE = { leaves, terminate, handIn, writes, askAgain } as const;

type Pair = readonly [name: string, place: OpenChangeState, one: Act, other: Act];
const LEADER_PAIRS: Pair[] = OPEN_CHANGES.flatMap((place): Pair[] => {
  const own = CHANGE_MOVES.filter(({ from, event }) => from.includes(place) && event !== 'lapse').map(
    ({ event }) => event as keyof typeof OWN,
  );
  return [
    ...pairsOf(own).map(([a, b]): Pair => [`${a} × ${b}`, place, OWN[a], OWN[b]]),
    // Only events that advance the change are paired; events that end it end it in any case.
    ...own
      .filter(needsSuccessor)
      .flatMap((event) =>
        Object.entries(OUTSIDE).map(([what, act]): Pair => [`${event} × ${what}`, place, OWN[event], act]),
      ),
  ];
});

/** The final state, whoever was first: nothing half done, and never a leader who was not eligible. */
it.each(LEADER_PAIRS)('another leader: %s, with the %s', async (_, place, one, other) => {
  const id = await story.approved();
  await story.bringSuccessor();
  await aResult(service.db.kysely, id, 'one', { sheet: await aReadyFile(service, 'shenzhiyao') });
  await story.askLeader(id);
  if (place !== 'successor') await story.agree(id);
  if (place === 'office') await story.pass(id);

  const answers = await Promise.all([one(id), other(id)]);

  expect(answers.every(({ status }) => [200, 403, 404, 409].includes(status))).toBe(true);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const { rows } = await story.sql(
    `select c.state, a.status, owner.login as leader, a.successor_id as successor,
       (select count(*)::int from project_change_step s where s.change_id = c.id) as steps,
       (select count(*)::int from audit_event e where e.target = 'application:' || a.id
          and e.action like 'apply.change.%') as audited,
       (select count(*)::int from project_change other where other.application_id = a.id) as asked
     from project_change c join application a on a.id = c.application_id join account owner on owner.id = a.owner_id
     where a.id = $1 order by c.id desc limit 1`,
    [id],
  );
  const [{ state, status, leader, successor, steps, audited, asked }] = rows;
  expect(asked === 1 ? audited : steps).toBe(steps);
  expect(leader).toBe(state === 'approved' ? 'gumingqian' : 'shenzhiyao');
  expect(successor !== null).toBe(OPEN_CHANGES.some((open) => open === state));
  if (status === 'terminated')
    expect(['lapsed', 'approved', 'refused', 'withdrawn', 'returned', 'declined']).toContain(state);
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
