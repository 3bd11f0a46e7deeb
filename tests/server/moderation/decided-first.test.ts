import { AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import { startService, type TestService } from '@tests/support/service';

// What two people of the office look at at the same time: whoever comes second learns who decided, how, and when.
let service: TestService;
const people: Record<'first' | 'second', Record<string, string>> = { first: {}, second: {} };

beforeAll(async () => {
  service = await startService();
  people.first = (await service.signIn('admin')).headers;
  people.second = (await service.signIn('office')).headers;
  await aChange('0');
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
};

const query = async <Row>(sql: string): Promise<Row[]> => (await service.db.pool.query(sql)).rows;
const decide = (queue: Queue, who: keyof typeof people, record: Waiting) => {
  const { path, body } = queue.decide(record);
  return service.call('PUT', path, { headers: people[who], body });
};
const waitingIn = async ({ waiting }: Queue): Promise<Waiting> => {
  const [row] = await query<{ id: string; version: number }>(`${waiting} order by id limit 1`);
  if (!row) throw new Error(`Nothing waits: ${waiting}`);
  return { id: Number(row.id), version: row.version };
};

it.each(Object.entries(QUEUES))('%s: the second learns who decided, how, and when', async (_, queue) => {
  const record = await waitingIn(queue);
  const [{ name } = { name: '' }] = await query<{ name: string }>(
    "select coalesce(real_name, nickname) as name from account where login = 'admin'",
  );

  expect((await decide(queue, 'first', record)).status).toBe(200);
  const late = await decide(queue, 'second', record);

  const what = AUDIT_WORDS.texts[queue.action];
  expect([late.status, late.body.errorCode]).toEqual([409, queue.errorCode]);
  expect(late.body.msg).toMatch(
    new RegExp(`^已有新的处理（\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2} ${name}：${what}），请核对后再操作$`),
  );
  expect(late.body.data).toMatchObject({ id: record.id });
});

it('an earlier decision is not named for what its applicant has taken back since', async () => {
  const queue = QUEUES['unit change'] as Queue;
  await aChange('3');
  const [row] = await query<{ id: string }>('select max(id) as id from unit_change');

  const late = await decide(queue, 'second', { id: Number(row?.id), version: 0 });

  expect([late.status, late.body.errorCode]).toEqual([409, queue.errorCode]);
  expect(late.body.msg).not.toMatch(/已有新的处理（/);
});
