import { endpoints } from '@contract/endpoints';
import { beijingDay, dayEnd } from '@contract/rules/beijing-time';
import { ASK_AFTER_DAYS } from '@contract/rules/stage-extension';
import { DAY_MS } from '@contract/time-units';
import {
  type Applicant,
  anApplicant,
  clearApplications,
  completeSectionsOf,
  openPeriod,
} from '@tests/support/anApplicant';
import { type Answer, startService, type TestService } from '@tests/support/service';
import { waitFor } from '@tests/support/wait-for';

/** A deadline is inclusive of its whole last second. */
const LAST_MS = 999;
let service: TestService;
let start: Date;
let shen: Applicant;
let unit: Applicant;
let demandId: number;

beforeAll(async () => {
  service = await startService();
  start = service.clock.now;
  shen = await anApplicant(service, 'shenzhiyao');
  unit = await anApplicant(service, 'xuyingchuan');
  const { id } = await service.db.kysely
    .selectFrom('demand')
    .select('id')
    .where('status', '=', 'published')
    .where('deadline', '>', new Date(start.getTime() + 300 * DAY_MS))
    .executeTakeFirst()
    .then(async (found) => found ?? (await aLastingDemand()));
  demandId = id;
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.now = start;
  await clearApplications(service);
  Object.assign(shen.headers, (await service.signIn('shenzhiyao')).headers);
});

const aLastingDemand = () =>
  service.db.kysely
    .updateTable('demand')
    .set({ deadline: new Date(start.getTime() + 400 * DAY_MS) })
    .where('id', '=', (eb) => eb.selectFrom('demand').select('id').where('status', '=', 'published').limit(1))
    .returning('id')
    .executeTakeFirstOrThrow();

const setStatus = (id: number, values: Record<string, unknown>) =>
  service.db.pool.query(
    `update application set ${Object.keys(values)
      .map((key, index) => `${key} = $${index + 2}`)
      .join(', ')} where id = $1`,
    [id, ...Object.values(values)],
  );

interface Case {
  deadline: Date;
  send: () => Promise<Answer>;
}

const draft = async (): Promise<number> => (await shen.completeDraft()).id;
const closing = async (send: (id: number) => Promise<Answer>, id: number): Promise<Case> => ({
  deadline: (await openPeriod(service)).applyEnd,
  send: () => send(id),
});
const ON_TITLE = [{ path: 'base.title', base: null, value: '换过的题目' }] as never;
const versionOf = async (id: number): Promise<number> => (await shen.read(id)).body.data.version;

/** An application returned by the unit, with one unanswered remark. */
const returned = async (): Promise<{ id: number; remarkId: number; dueAt: Date }> => {
  const { id } = await shen.filed();
  await unit.event({ id }, 'start_audit');
  const dueAt = new Date(Math.ceil(start.getTime() / 1000) * 1000 + DAY_MS);
  const remarks = [{ path: 'base.title', reasonCode: 'basis', text: '题目与内容不符' }];
  await unit.event({ id }, 'return', { reason: '请修改题目', dueAt: dueAt.toISOString(), remarks });
  const [remark] = (await shen.send('GET', `/${id}/remarks`)).body.rows;
  return { id, remarkId: remark.id, dueAt };
};

/** Approved, inside the window of the first stage, which closes in a day. */
const inStage = async (): Promise<{ id: number; deadline: Date }> => {
  const { id, periodId } = await shen.filed();
  const deadline = new Date(Math.ceil(start.getTime() / 1000) * 1000 + DAY_MS);
  await setStatus(id, { status: 'approved', handler: 'applicant', reported_at: start });
  await service.db.pool.query('update period set stage_one_start = $2, stage_one_end = $3 where id = $1', [
    periodId,
    new Date(start.getTime() - DAY_MS),
    deadline,
  ]);
  return { id, deadline };
};
const stage = (method: 'POST' | 'PATCH', url: string, body: object): Promise<Answer> =>
  service.call(method, url, { headers: shen.headers, body });

/** Every application write that depends on a deadline, with the answer to a request that arrives in time. */
const CASES: Record<string, { inTime?: number; prepare: () => Promise<Case> }> = {
  'POST /prod-api/cms/apply': {
    prepare: async () => ({
      deadline: (await openPeriod(service)).applyEnd,
      send: async () => stage('POST', '/prod-api/cms/apply', { periodId: period }),
    }),
  },
  'PUT /prod-api/cms/apply': {
    prepare: async () => {
      const id = await draft();
      const [version, sections] = [await versionOf(id), await completeSectionsOf(service, 'shenzhiyao')];
      return closing(() => shen.send('PUT', '', { id, version, sections }), id);
    },
  },
  'PATCH /prod-api/cms/apply/{id}/draft': {
    prepare: async () => closing((id) => shen.patch(id, ON_TITLE), await draft()),
  },
  'PATCH /prod-api/cms/apply/{id}/draft returned': {
    prepare: async () => {
      const { id, dueAt } = await returned();
      return { deadline: dueAt, send: () => shen.patch(id, ON_TITLE) };
    },
  },
  'POST /prod-api/cms/apply/{id}/facts': {
    prepare: async () => {
      const { rows } = await service.db.pool.query(
        `select f.id from fact f join account a on a.id = f.account_id where a.login = $1 and f.kind = 'leader'`,
        ['shenzhiyao'],
      );
      const body = { factId: Number(rows[0].id), at: 'team', replace: true };
      return closing((id) => shen.send('POST', `/${id}/facts`, body), await draft());
    },
  },
  'PUT /prod-api/cms/apply/{id}/anew': {
    prepare: async () => {
      const id = await draft();
      const earlier = { applicationId: 1, no: 'KC2025-A-0001', title: '先前的项目', filedVersion: 1 };
      const started = { ...earlier, at: start.toISOString(), anew: ['plan.routeFigure'] };
      await setStatus(id, { started_from: JSON.stringify(started) });
      return closing(() => shen.send('PUT', `/${id}/anew`, { paths: ['plan.routeFigure'] }), id);
    },
  },
  'PUT /prod-api/cms/apply/{id}/demand': {
    prepare: async () => closing((id) => shen.send('PUT', `/${id}/demand`, { demandId }), await draft()),
  },
  'PUT /prod-api/cms/apply/{id}/demand taken back': {
    prepare: async () => {
      const id = await draft();
      await setStatus(id, { demand_id: demandId });
      return closing(() => shen.send('PUT', `/${id}/demand`, { demandId: null }), id);
    },
  },
  'PUT /prod-api/cms/apply/{id}/demand returned': {
    prepare: async () => {
      const { id, dueAt } = await returned();
      return { deadline: dueAt, send: () => shen.send('PUT', `/${id}/demand`, { demandId }) };
    },
  },
  'POST /prod-api/cms/apply/{id}/{event} submit': {
    prepare: async () => {
      const id = await draft();
      const version = await versionOf(id);
      return closing(() => shen.event({ id, version }, 'submit'), id);
    },
  },
  'POST /prod-api/cms/apply/{id}/{event} submit returned': {
    prepare: async () => {
      const { id, remarkId, dueAt } = await returned();
      await shen.send('PUT', `/${id}/remarks/${remarkId}/answer`, { text: '已改' });
      const version = await versionOf(id);
      return { deadline: dueAt, send: () => shen.event({ id, version }, 'submit') };
    },
  },
  'POST /prod-api/cms/apply/{id}/{event} withdraw': {
    prepare: async () => {
      const { id, version } = await shen.filed();
      return closing(() => shen.event({ id, version }, 'withdraw'), id);
    },
  },
  'POST /prod-api/cms/apply/{id}/{event} reopen': {
    prepare: async () => {
      const { id } = await shen.filed();
      const { version } = (await shen.event({ id }, 'withdraw')).body.data;
      return closing(() => shen.event({ id, version }, 'reopen'), id);
    },
  },
  'PUT /prod-api/cms/apply/{id}/remarks/{remarkId}/answer': {
    prepare: async () => {
      const { id, remarkId, dueAt } = await returned();
      const send = () => shen.send('PUT', `/${id}/remarks/${remarkId}/answer`, { text: '已改' });
      return { deadline: dueAt, send };
    },
  },
  'POST /prod-api/cms/apply/{id}/changes': {
    prepare: async () => {
      const { id, deadline: due } = await inStage();
      const deadline = new Date(dayEnd(due.getTime() + ASK_AFTER_DAYS * DAY_MS));
      const until = beijingDay(due.getTime() + 90 * DAY_MS);
      const body = { kind: 'extension', milestone: 'one', until, reason: '设备到货推迟' };
      return { deadline, send: () => shen.send('POST', `/${id}/changes`, body) };
    },
  },
  'PATCH /prod-api/cms/result/{id}/{milestone}': {
    prepare: async () => {
      const { id, deadline } = await inStage();
      const body = { changes: [{ path: 'summary', base: null, value: '完成样机' }] };
      return { deadline, send: () => stage('PATCH', `/prod-api/cms/result/${id}/one`, body) };
    },
  },
  // A request in time is told what is missing, which is only checked while the window is open.
  'POST /prod-api/cms/apply/resultOne': {
    inTime: 422,
    prepare: async () => {
      const { id, deadline } = await inStage();
      const body = { applyId: id, version: 0 };
      return { deadline, send: () => stage('POST', '/prod-api/cms/apply/resultOne', body) };
    },
  },
};

/** Writes that no deadline closes, each with the reason. */
const FREE: Record<string, string> = {
  'POST /prod-api/cms/apply/insertApplyAvailable': 'asks, and writes nothing',
  'DELETE /prod-api/cms/apply/{id}': 'a draft that was never filed may always go',
  'POST /prod-api/cms/apply/{id}/remarks/{remarkId}/close': 'the auditor settles a remark when it is settled',
  'POST /prod-api/cms/apply/resultTwo': 'the same use-case as resultOne, in the other window',
  ...Object.fromEntries(
    [
      'POST /prod-api/cms/apply/{id}/comments',
      'DELETE /prod-api/cms/apply/{id}/comments/{commentId}',
      'PUT /prod-api/cms/apply/{id}/threads/{threadId}',
    ].map((row) => [row, 'a comment is no part of the form: it is not filed']),
  ),
  ...Object.fromEntries(
    ['withdraw', 'answer', 'audit', 'decision'].map((act) => [
      `POST /prod-api/cms/apply/{id}/changes/{changeId}/${act}`,
      'a request that was made in time is settled when it is settled',
    ]),
  ),
  'POST /prod-api/cms/apply/{id}/changes/leader': 'asked for as long as the project is carried out',
  'PUT /prod-api/cms/apply/{id}/presence': 'says where somebody is, and writes nothing of the form',
  ...Object.fromEntries(
    [
      'POST /prod-api/cms/apply/{id}/confirmations',
      'POST /prod-api/cms/apply/{id}/confirmations/{confirmationId}/reminder',
      'DELETE /prod-api/cms/apply/{id}/confirmations/{confirmationId}',
      'POST /prod-api/cms/apply/confirmations/{code}/answer',
    ].map((row) => [row, 'a confirmation is no part of the form: it counts as it stands when that is filed']),
  ),
  ...Object.fromEntries(
    [
      'POST /prod-api/cms/apply/{id}/invitations',
      'DELETE /prod-api/cms/apply/{id}/invitations/{invitationId}',
      'PUT /prod-api/cms/apply/{id}/helpers/{accountId}',
      'DELETE /prod-api/cms/apply/{id}/helpers/{accountId}',
      'POST /prod-api/cms/apply/invitations/{code}/answer',
      'PUT /prod-api/cms/apply/{id}/sections/{section}',
    ].map((row) => [row, 'who helps is no part of the form: the deadline closes what they may write']),
  ),
};

/** Id of the period, read before the clock moves past its end. */
let period: number;
const written = async (): Promise<unknown> => {
  const tables = ['application', 'application_event', 'application_remark', 'stage_result', 'audit_event'];
  const rows: unknown[] = [];
  for (const table of tables)
    rows.push((await service.db.pool.query(`select to_jsonb(t) as row from ${table} t order by 1`)).rows);
  return rows;
};

/** The request arrives, waits for its session, and is carried out long after. */
const heldUp = async (send: () => Promise<Answer>, until: Date): Promise<Answer> => {
  const keeper = await service.db.pool.connect();
  try {
    await keeper.query('begin');
    await keeper.query('lock table session in access exclusive mode');
    const answer = send();
    await waitFor(async () => {
      const { rows } = await keeper.query(
        `select 1 from pg_locks where not granted and relation = 'session'::regclass`,
      );
      return rows.length > 0;
    });
    service.clock.now = until;
    await keeper.query('commit');
    return await answer;
  } finally {
    keeper.release();
  }
};

describe.each(Object.keys(CASES))('%s', (name) => {
  const { prepare, inTime = 200 } = CASES[name] as (typeof CASES)[string];
  beforeEach(async () => {
    period = (await openPeriod(service)).id;
  });

  it('is refused after the deadline, in the words of the deadline, and taken when it had arrived before', async () => {
    const { deadline, send } = await prepare();
    service.clock.now = new Date(deadline.getTime() + LAST_MS + 1);
    // Sessions do not last until the deadline, so sign in again.
    Object.assign(shen.headers, (await service.signIn('shenzhiyao')).headers);
    const before = await written();

    const late = await send();

    expect([late.status, late.body.msg]).toEqual([409, expect.stringMatching(/已于 .*）截止/)]);
    expect(await written()).toEqual(before);

    service.clock.now = new Date(deadline.getTime() + LAST_MS);
    const kept = await heldUp(send, new Date(deadline.getTime() + 60_000));
    expect([kept.status, kept.body.errorCode]).toEqual([
      inTime,
      inTime === 200 ? undefined : 'result.incomplete',
    ]);
  });
});

it('has a row for every write of an application', () => {
  const writes = Object.keys(endpoints).filter(
    (key) => /^(?!GET )\w+ \/prod-api\/cms\/(?:apply|result)(?:\/|$)/.test(key) && key !== '',
  );
  const known = (key: string) =>
    key in FREE || Object.keys(CASES).some((row) => row.split(' ').slice(0, 2).join(' ') === key);

  expect(writes.length).toBeGreaterThan(8);
  expect(writes.filter((key) => !known(key))).toEqual([]);
});
