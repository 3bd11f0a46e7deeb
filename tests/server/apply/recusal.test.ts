import { accountIdOf } from '@tests/support/accounts';
import { aPanel } from '@tests/support/aPanel';
import { startService, type TestService } from '@tests/support/service';

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

/** The first member of the team is called as the office's own person, whose name it is written otherwise. */
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
