import { AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import { startService, type TestService } from '@tests/support/service';

// What two colleagues look at at the same time: whoever comes second learns who decided, how, and when.
const LOGINS = ['admin', 'office', 'luyiwei', 'xuyingchuan', 'wenheng'] as const;
type Login = (typeof LOGINS)[number];
/** Colleagues of the office, of the system administration, and of one unit; the first acts first. */
const OFFICE = ['admin', 'office'] as const;
const CHIEFS = ['admin', 'luyiwei'] as const;
const UNIT = ['wenheng', 'xuyingchuan'] as const;
const OF_UNIT = "(select unit_id from account where login = 'xuyingchuan')";

let service: TestService;
const people = {} as Record<Login, Record<string, string>>;

beforeAll(async () => {
  service = await startService();
  await query(`insert into account_role (account_id, role_id, unit_id)
    select a.id, r.id, case r.role_key when 'unit_admin' then a.unit_id end from account a, role r
    where (a.login, r.role_key) in (('wenheng', 'unit_admin'), ('luyiwei', 'admin'))`);
  for (const login of LOGINS) people[login] = (await service.signIn(login)).headers;
  await aChange('0');
  await query(`insert into unit_member_apply (account_id, unit_id)
    select id, ${OF_UNIT} from account where login = 'linxiaoman'`);
  await query(`insert into certification (account_id, kind, name)
    select id, 'real_name', '苏岚' from account where login = 'sulan'`);
});
afterAll(() => service.stop());

/** A change of what xuyingchuan’s unit is registered as, in this status; its paper is a file without bytes. */
const aChange = (status: string) =>
  service.db.pool.query(
    `with keeper as (select id, unit_id from account where login = 'xuyingchuan'),
     paper as (
       insert into file (id, owner_id, purpose, name, type, size, state, storage_key)
       select gen_random_uuid(), id, 'unit', '变更通知书.pdf', 'application/pdf', 10, 'ready', gen_random_uuid()
       from keeper returning id)
     insert into unit_change (account_id, unit_id, fields, effective_on, grounds, paper_file, status)
     select keeper.id, unit_id, $1, '2026-11-01', '换届', paper.id, $2 from keeper, paper`,
    [JSON.stringify([{ field: 'legalPerson', from: '岑叙白', to: '闻人清' }]), status],
  );

interface Waiting {
  id: number;
  version: number;
}
interface Queue {
  /** A record that waits, of somebody else. */
  waiting: string;
  decide: (record: Waiting) => { path: string; body: Record<string, unknown> };
  action: AuditAction;
  errorCode: string;
  by?: readonly [first: Login, second: Login];
  /** What is told of the record as it stands now, if not its id; null where the answer has no record. */
  stands?: (record: Waiting) => object | null;
}
const OTHERS = "account_id not in (select id from account where login in ('admin', 'office'))";
const REASON = '与登记的信息不符';
const QUEUES: Record<string, Queue> = {
  certification: {
    waiting: `select id, version from certification where status = 0 and ${OTHERS}`,
    decide: ({ id, version }) => ({
      path: `/prod-api/system/cert/${id}/decide`,
      body: { version, agree: false, reason: REASON },
    }),
    action: 'certification.refuse',
    errorCode: 'certification.version_moved',
  },
  'unit registration': {
    waiting: `select id, version from unit_apply where status = 0 and ${OTHERS}`,
    decide: ({ id, version }) => ({
      path: `/prod-api/system/unit/apply/${id}/decide`,
      body: { version, agree: false, reason: REASON },
    }),
    action: 'unit.refuse',
    errorCode: 'unit.version_moved',
  },
  'unit change': {
    waiting: `select id, version from unit_change where status = 0 and ${OTHERS}`,
    decide: ({ id, version }) => ({
      path: `/prod-api/system/unit/change/${id}/decide`,
      body: { version, agree: false, reason: REASON },
    }),
    action: 'unit.change_refuse',
    errorCode: 'unit.version_moved',
  },
  'school asked for': {
    waiting: `select id, version from school_apply where status = 0 and ${OTHERS}`,
    decide: ({ id, version }) => ({
      path: `/prod-api/system/school/apply/${id}/decide`,
      body: { version, decision: 'reject', reason: REASON },
    }),
    action: 'school.reject',
    errorCode: 'school.version_moved',
  },
  'school of the list': {
    waiting: "select id, version from school where status = 'active'",
    decide: ({ id, version }) => ({
      path: `/prod-api/system/school/${id}/status`,
      body: { version, active: false, reason: REASON },
    }),
    action: 'school.stop',
    errorCode: 'school.entry_moved',
  },
  'roles of an account': {
    waiting: "select id, version from account where login = 'linxiaoman'",
    decide: ({ id, version }) => ({
      path: `/prod-api/system/user/${id}/roles`,
      body: { version, roleKeys: ['common', 'expert'] },
    }),
    action: 'user.roles',
    errorCode: 'user.version_moved',
    by: CHIEFS,
    stands: ({ id }) => ({ userId: id }),
  },
  account: {
    waiting: "select id, version from account where login = 'sulan'",
    decide: ({ id, version }) => ({
      path: `/prod-api/system/user/${id}/status`,
      body: { version, active: false, reason: REASON },
    }),
    action: 'user.disable',
    errorCode: 'user.version_moved',
    by: CHIEFS,
    stands: ({ id }) => ({ userId: id }),
  },
  'request to join a unit': {
    waiting: `select id, version from unit_member_apply where status = 0 and unit_id = ${OF_UNIT}`,
    decide: ({ id, version }) => ({
      path: `/prod-api/system/unit/member/${id}/decide`,
      body: { version, agree: false, reason: REASON },
    }),
    action: 'unit.member_refuse',
    errorCode: 'unit.version_moved',
    by: UNIT,
  },
  'member of a unit': {
    waiting: `select a.id, 0 as version from account a join unit_member_apply j on j.account_id = a.id
      where j.status = 1 and a.unit_id = ${OF_UNIT} and a.login not in ('wenheng', 'xuyingchuan', 'sulan')`,
    decide: ({ id }) => ({ path: `/prod-api/system/unit/people/${id}/remove`, body: { reason: REASON } }),
    action: 'unit.member_remove',
    errorCode: 'http.404',
    by: UNIT,
    stands: () => null,
  },
  'certification that the unit vouches for': {
    waiting: "select id, version from certification where status = 0 and name = '苏岚'",
    decide: ({ id, version }) => ({ path: `/prod-api/system/unit/cert/${id}/vouch`, body: { version } }),
    action: 'certification.vouch',
    errorCode: 'certification.version_moved',
    by: UNIT,
    stands: () => null,
  },
  role: {
    waiting: "select id, 0 as version from role where role_key = 'unit_admin'",
    decide: ({ id }) => ({
      path: `/prod-api/system/role/${id}`,
      body: { before: ['cms:apply:audit', 'system:unit:member'], permissions: ['cms:apply:audit'] },
    }),
    action: 'role.permissions',
    errorCode: 'role.version_moved',
    by: CHIEFS,
    stands: () => ({ roleKey: 'unit_admin' }),
  },
};

const query = async <Row>(sql: string): Promise<Row[]> => (await service.db.pool.query(sql)).rows;
const decide = (queue: Queue, who: Login, record: Waiting) => {
  const { path, body } = queue.decide(record);
  return service.call('PUT', path, { headers: people[who], body });
};
const waitingIn = async ({ waiting }: Queue): Promise<Waiting> => {
  const [row] = await query<{ id: string; version: number }>(`${waiting} order by id limit 1`);
  if (!row) throw new Error(`Nothing waits: ${waiting}`);
  return { id: Number(row.id), version: row.version };
};

it.each(Object.entries(QUEUES))('%s: the second learns who decided, how, and when', async (_, queue) => {
  const { by: [first, second] = OFFICE, action, errorCode, stands = ({ id }) => ({ id }) } = queue;
  const record = await waitingIn(queue);
  const [{ name } = { name: '' }] = await query<{ name: string }>(
    `select coalesce(real_name, nickname) as name from account where login = '${first}'`,
  );

  expect((await decide(queue, first, record)).status).toBe(200);
  const late = await decide(queue, second, record);

  const what = AUDIT_WORDS.texts[action];
  expect([late.status, late.body.errorCode]).toEqual([errorCode === 'http.404' ? 404 : 409, errorCode]);
  expect(late.body.msg).toMatch(
    new RegExp(`^已有新的处理（\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2} ${name}：${what}），请核对后再操作$`),
  );
  const shown = stands(record);
  expect(late.body.data ?? null).toEqual(shown && expect.objectContaining(shown));
});

it('an earlier decision is not named for what its applicant has taken back since', async () => {
  const queue = QUEUES['unit change'] as Queue;
  await aChange('3');
  const [row] = await query<{ id: string }>('select max(id) as id from unit_change');

  const late = await decide(queue, 'office', { id: Number(row?.id), version: 0 });

  expect([late.status, late.body.errorCode]).toEqual([409, queue.errorCode]);
  expect(late.body.msg).not.toMatch(/已有新的处理（/);
});
