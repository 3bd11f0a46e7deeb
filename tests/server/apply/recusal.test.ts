import { createSealer } from '@server/crypto/sealing';
import { accountIdOf } from '@tests/support/accounts';
import { aPanel } from '@tests/support/aPanel';
import { startService, type TestService } from '@tests/support/service';
import { statementsOf } from '@tests/support/statements';

let service: TestService;
let office: Record<string, string>;
let officeId: number;
let id: number;
let periodId: number;
const OWN = '您是这份申报的负责人、成员或协作人，应当回避，请由管理方的其他人员办理';

beforeEach(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
  officeId = await accountIdOf(service, 'office');
  const row = await service.db.kysely
    .selectFrom('application')
    .select(['id', 'periodId'])
    .where('status', 'in', ['expert_review', 'publicity'])
    .where('reportedAt', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  ({ id, periodId } = row);
  const { kysely } = service.db;
  await kysely.updateTable('application').set({ status: 'expert_review' }).where('id', '=', id).execute();
  await aPanel(kysely, id);
});
afterEach(() => service.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  service.call(method, `/prod-api/cms${path}`, { headers: office, ...(body && { body }) });
const set = (facts: object) =>
  service.db.kysely.updateTable('application').set(facts).where('id', '=', id).execute();
const helps = (role: 'author' | 'reader') =>
  set({
    helpers: JSON.stringify([
      { accountId: officeId, role, sections: role === 'author' ? ['plan'] : [], since: new Date() },
    ]),
  });

/** Gives the first team member the name of the office's person, in another spelling. */
const names = async (more: object = {}) => {
  const { fields } = await service.db.kysely
    .selectFrom('application')
    .select('fields')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [rowId] = fields['team.members'] as string[];
  await service.db.kysely
    .updateTable('account')
    .set({ realName: '买买提·艾力' })
    .where('id', '=', officeId)
    .execute();
  const member = { [`team.members.${rowId}.name`]: '买买提 • 艾力', [`team.members.${rowId}.idNumber`]: '' };
  await set({ fields: JSON.stringify({ ...fields, ...member, ...more }) });
  return rowId as string;
};

const TIES: [tie: string, make: () => Promise<unknown>][] = [
  ['leads it', () => set({ ownerId: officeId })],
  ['writes it', () => helps('author')],
  ['reads along', () => helps('reader')],
  ['is asked to lead it', () => set({ successorId: officeId })],
  ['is named in its team', () => names()],
  [
    'confirmed to be a member',
    async () => {
      const rowId = await names();
      await service.db.kysely
        .updateTable('account')
        .set({ realName: '艾力' })
        .where('id', '=', officeId)
        .execute();
      const answered = { state: 'confirmed' as const, answeredAt: new Date() };
      await service.db.kysely
        .insertInto('applicationConfirmation')
        .values({ applicationId: id, rowId, code: 'K7M3QZZZZZ', accountId: officeId, ...answered })
        .execute();
    },
  ],
];

describe.each(TIES)('one of the office who %s', (_, make) => {
  beforeEach(make);

  it('decides nothing about it, and finds the acts with the reason in their place', async () => {
    const { version, actions, held } = (await call('GET', `/apply/${id}`)).body.data;
    const decided = await call('POST', `/apply/${id}/propose`, { version });

    expect([decided.status, decided.body.errorCode, decided.body.msg]).toEqual([403, 'apply.recused', OWN]);
    expect(actions.filter((event: string) => event !== 'withdraw')).toEqual([]);
    expect(held).toEqual(
      ['propose', 'decline'].map((event) => expect.objectContaining({ event, reason: OWN })),
    );
    const { rows } = (await call('GET', `/apply/list?periodId=${periodId}&pageSize=100`)).body;
    expect(rows.find((row: { id: number }) => row.id === id).actions).toEqual([]);
  });

  it('neither reads its panel nor chooses, frees or prolongs it', async () => {
    const review = await service.db.kysely
      .selectFrom('review')
      .select(['id', 'version', 'expertId'])
      .where('applicationId', '=', id)
      .executeTakeFirstOrThrow();
    const until = new Date(service.clock.now.getTime() + 30 * 86_400_000).toISOString();
    const answers = [
      await call('GET', `/review/list?applicationId=${id}`),
      await call('GET', `/review/experts?applicationId=${id}`),
      await call('POST', '/review', { applicationId: id, expertIds: [review.expertId] }),
      await call('DELETE', `/review/${review.id}?version=${review.version}`),
      await call('PUT', '/review/until', { applicationId: id, until }),
    ];

    expect(answers.map(({ body }) => [body.code, body.errorCode])).toEqual(
      answers.map(() => [403, 'apply.recused']),
    );
  });

  it('publishes no list that names it', async () => {
    await set({ status: 'publicity', publicContent: null, publicSince: null });

    const { status, body } = await call('POST', '/review/publicity', { periodId });

    expect([status, body.errorCode]).toEqual([403, 'apply.recused_list']);
    const ranked = (await call('GET', `/review/ranking?periodId=${periodId}&pageSize=100`)).body;
    expect(ranked.recused).toBe(true);
    expect(ranked.rows.find((row: { id: number }) => row.id === id).recused).toBe(true);
  });
});

/** Lines about this application in an exported table: from the direct download and from the export job. */
const linesOf = async (kind: 'applications' | 'ranking', title: string): Promise<string[]> => {
  const path = kind === 'ranking' ? 'review/ranking/export' : 'apply/list/export';
  const url = `/prod-api/cms/${path}?periodId=${periodId}&format=csv`;
  const body = { kind, query: { periodId, format: 'csv' } };
  const job = await service.call('POST', '/prod-api/system/export', { headers: office, body });
  const file = `/prod-api/system/export/${job.body.data.id}/file`;
  const answers = [url, file].map((each) => service.app.inject({ url: each, headers: office }));
  return (await Promise.all(answers)).map(({ payload }) =>
    payload
      .split('\n')
      .filter((line) => line.includes(title))
      .join('\n'),
  );
};

interface Shown {
  id: number;
  rank?: number | null;
  score: number | null;
}

describe('what experts think of an application', () => {
  const SCORE = 83.25;
  const title = '回避分数核对';
  const ids = { same: 0, another: 0 };
  /** Adds two applications with submitted reviews: one of the same category, and one of another. */
  beforeEach(async () => {
    const { pool, kysely } = service.db;
    await set({ title, category: 'A' });
    for (const [key, category] of [
      ['same', 'A'],
      ['another', 'B'],
    ] as const) {
      const { rows } = await pool.query<{ id: number }>(
        `insert into application (owner_id, period_id, title, category, status, handler, reported_at)
         select owner_id, period_id, $2, $3, 'expert_review', 'office', now() from application where id = $1 returning id`,
        [id, `旁边的${key}`, category],
      );
      ids[key] = rows[0]?.id ?? 0;
      await aPanel(kysely, ids[key]);
    }
    await pool.query('update review set total = $2 where application_id = $1', [id, SCORE]);
  });

  const ranked = async (query = ''): Promise<Shown[]> =>
    (await call('GET', `/review/ranking?periodId=${periodId}&orderByColumn=score&pageSize=100${query}`)).body
      .rows;
  const listed = async (): Promise<Shown[]> =>
    (await call('GET', `/apply/list?periodId=${periodId}&pageSize=100`)).body.rows;
  const find = (rows: readonly Shown[], wanted: number) => rows.find((row) => row.id === wanted);
  const exports = async (name: string) => [
    ...(await linesOf('applications', name)),
    ...(await linesOf('ranking', name)),
  ];

  it('is read by those of the office who have no part in it', async () => {
    expect(find(await listed(), id)).toMatchObject({ score: SCORE, recused: false });
    expect(find(await ranked(), id)).toMatchObject({ score: SCORE, spread: 0, recused: false });
    expect(find(await ranked(), id)?.rank).toEqual(expect.any(Number));
    for (const line of await exports(title)) expect(line).toContain(String(SCORE));
  });

  it.each(TIES)('is shown nowhere to one of the office who %s, neither as a place', async (_, make) => {
    await make();

    expect(find(await listed(), id)).toMatchObject({ score: null, reviewsDone: 3, recused: true });
    for (const order of ['&isAsc=asc', '&isAsc=desc', '&category=A']) {
      const rows = await ranked(order);
      expect(find(rows, id)).toMatchObject({ score: null, spread: null, rank: null, recused: true });
      expect(find(rows, ids.same)).toMatchObject({ score: 80, rank: null, unranked: true, recused: false });
      // No application with a score comes after it.
      expect(rows.slice(rows.findIndex((row) => row.id === id)).every(({ score }) => score === null)).toBe(
        true,
      );
    }
    expect(find(await ranked(), ids.another)).toMatchObject({ rank: expect.any(Number), unranked: false });
    for (const line of await exports(title)) {
      expect(line).toContain('回避');
      expect(line).not.toContain(String(SCORE));
    }
    for (const line of await linesOf('ranking', '旁边的same')) expect(line).toMatch(/^\S*回避,/);

    // A person who only reads for the office sees just as little.
    await service.db.kysely
      .updateTable('role')
      .set({ permissions: ['cms:apply:list'] })
      .where('roleKey', '=', 'operator')
      .execute();
    expect(find(await listed(), id)).toMatchObject({ score: null, recused: true });
    expect(find(await listed(), ids.same)).toMatchObject({ score: 80, recused: false });
  });

  it('costs as many queries for a whole period as for one', async () => {
    const sealer = createSealer(service.config.dataKey.export());
    const number = sealer.seal('110101199003070000');
    const rowId = await names();
    await names({ [`team.members.${rowId}.idNumber`]: number });
    await service.db.pool.query(
      `insert into application (owner_id, period_id, title, category, status, handler, reported_at, fields)
       select owner_id, period_id, 'more ' || n, 'A', 'expert_review', 'office', now(), fields
       from application, generate_series(1, 30) n where id = $1`,
      [id],
    );

    const heard = await statementsOf(service.db, () => ranked());

    expect(heard.filter((text) => text.includes('team.members'))).toHaveLength(1);
    expect(heard.filter((text) => text.includes('"certification"'))).toHaveLength(1);
  });
});

it('somebody of the same name with another document decides', async () => {
  const rowId = await names();
  const { kysely } = service.db;
  const other = await kysely.selectFrom('application').select('fields').where('id', '!=', id).execute();
  const sealed = other.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([path, value]) =>
      /^team\.members\.[^.]+\.idNumber$/.test(path) && typeof value === 'string' && value !== ''
        ? [value]
        : [],
    ),
  )[0];
  await service.db.pool.query(
    `insert into certification overriding system value
     select r.* from certification c,
       jsonb_populate_record(c, jsonb_build_object('id', 900001, 'account_id', $1::int, 'id_number_key', 'another')) r
     where c.id = (select min(id) from certification where kind = 'real_name' and status = 1)`,
    [officeId],
  );
  await names({ [`team.members.${rowId}.idNumber`]: sealed });

  const { actions } = (await call('GET', `/apply/${id}`)).body.data;

  expect(actions).toEqual(['propose', 'decline']);
  expect((await call('GET', `/review/list?applicationId=${id}`)).status).toBe(200);
});

it('an expert is found in the team however the name is written', async () => {
  await names();
  const expert = await service.db.kysely
    .selectFrom('review')
    .select('expertId')
    .where('applicationId', '=', id)
    .executeTakeFirstOrThrow();
  await service.db.kysely.deleteFrom('review').where('applicationId', '=', id).execute();
  await service.db.kysely
    .updateTable('account')
    .set({ realName: '买买提·艾力' })
    .where('id', '=', expert.expertId)
    .execute();
  await service.db.kysely.updateTable('account').set({ realName: null }).where('id', '=', officeId).execute();

  const { rows } = (await call('GET', `/review/experts?applicationId=${id}`)).body;

  expect(rows.find((row: { accountId: number }) => row.accountId === expert.expertId).obstacle).toBe('team');
});
