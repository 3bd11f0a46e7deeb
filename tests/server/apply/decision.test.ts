import type { ReviewStatus } from '@contract/review-choices';
import { accountIdOf } from '@tests/support/accounts';
import { aPanel } from '@tests/support/aPanel';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: Record<string, string>;
let id: number;
beforeAll(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { db } = service;
  const row = await db.kysely
    .selectFrom('application')
    .select('id')
    .where('status', 'in', ['expert_review', 'publicity', 'not_funded'])
    .where('reportedAt', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  id = row.id;
  await db.kysely.updateTable('application').set({ status: 'expert_review' }).where('id', '=', id).execute();
});

const read = async () =>
  (await service.call('GET', `/prod-api/cms/apply/${id}`, { headers: office })).body.data;
const decide = async (event: 'propose' | 'decline', version?: number) =>
  service.call('POST', `/prod-api/cms/apply/${id}/${event}`, {
    headers: office,
    body: { version: version ?? (await read()).version, reason: '综合评审意见' },
  });
const expertId = (login: string): Promise<number> => accountIdOf(service, login);
const assign = async (expert: number) =>
  service.call('POST', '/prod-api/cms/review', {
    headers: office,
    body: { applicationId: id, expertIds: [expert] },
  });

const FEW = '还需分配 1 位专家，本批次至少 3 位';
const ONE_LEFT = '还有 1 位专家没有提交评审';
const unfinished: [name: string, panel: ReviewStatus[], reason: string][] = [
  ['nobody was asked', [], '还需分配 3 位专家，本批次至少 3 位'],
  ['one has not declared', ['submitted', 'submitted', 'submitted', 'assigned'], ONE_LEFT],
  ['one is still writing', ['submitted', 'submitted', 'declared'], ONE_LEFT],
  ['one was asked and has not handed in', ['declared'], '还需分配 2 位专家；已分配的还有 1 位没有提交评审'],
  ['too few are left after a conflict', ['submitted', 'submitted', 'conflict'], FEW],
];

describe.each(['propose', 'decline'] as const)('%s', (event) => {
  it.each(unfinished)('waits while %s, and says so', async (_, panel, reason) => {
    await aPanel(service.db.kysely, id, panel);

    const { status, body } = await decide(event);

    expect([status, body.errorCode, body.msg]).toEqual([409, 'apply.reviews', reason]);
    const { actions, held, status: after } = await read();
    expect(after).toBe('expert_review');
    expect(actions).not.toContain(event);
    const word = expect.objectContaining({ id: expect.stringMatching(/^contract\.waiting\./) });
    expect(held).toContainEqual({ event, reason, reasonWord: word });
  });

  it('goes through once everybody free of conflict has handed in', async () => {
    await aPanel(service.db.kysely, id, ['submitted', 'submitted', 'submitted', 'conflict']);
    const { actions, held } = await read();

    const { status } = await decide(event);

    expect([actions.includes(event), held, status]).toEqual([true, [], 200]);
  });
});

it('takes the minimum from the period', async () => {
  await aPanel(service.db.kysely, id, ['submitted']);
  const { periodId } = await read();
  const least = (reviewMinimum: number) =>
    service.db.kysely.updateTable('period').set({ reviewMinimum }).where('id', '=', periodId).execute();

  await least(1);
  const actions = (await read()).actions;
  await least(3);

  expect(actions).toContain('propose');
  expect((await read()).actions).not.toContain('propose');
});

it('two decisions at once, for and against, leave one', async () => {
  for (let round = 0; round < 5; round++) {
    await service.db.kysely
      .updateTable('application')
      .set({ status: 'expert_review' })
      .where('id', '=', id)
      .execute();
    await aPanel(service.db.kysely, id);
    const { version } = await read();

    const answers = await Promise.all([decide('propose', version), decide('decline', version)]);

    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect((await read()).status).toBe(winners[0]?.body.data.status);
  }
});

it('an expert asked at the moment of the decision either holds it up or is not asked', async () => {
  const fresh = await expertId('luyiwei');
  for (let round = 0; round < 6; round++) {
    await service.db.kysely
      .updateTable('application')
      .set({ status: 'expert_review' })
      .where('id', '=', id)
      .execute();
    await aPanel(service.db.kysely, id);
    const { version } = await read();

    const [decided, asked] = await Promise.all([decide('propose', version), assign(fresh)]);

    expect([decided.status, asked.status].sort()).toEqual([200, 409]);
    const { rows } = await service.db.pool.query(
      'select count(*)::int as n from review where application_id = $1 and expert_id = $2',
      [id, fresh],
    );
    const { status } = await read();
    expect([status, rows[0].n]).toEqual(decided.status === 200 ? ['publicity', 0] : ['expert_review', 1]);
  }
});
