import { REVIEW_DIMENSIONS, REVIEW_STATUSES, type ReviewStatus } from '@contract/review-choices';
import type { ScoreDraft } from '@contract/review-scores';
import { beijingIso } from '@contract/rules/beijing-time';
import { SCORE_SHAPE } from '@contract/rules/score-shape';
import { accountIdOf } from '@tests/support/accounts';
import { draftChanges } from '@tests/support/draft-changes';
import { type Answer, startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: Record<string, string>;
let expert: Record<string, string>;
let expertId: number;
let applicationId: number;
beforeAll(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
  expert = (await service.signIn('luyiwei')).headers;
  const { kysely } = service.db;
  expertId = await accountIdOf(service, 'luyiwei');
  applicationId = (
    await kysely
      .selectFrom('application')
      .select('application.id')
      .where('application.status', '=', 'formal_check')
      .orderBy('application.id')
      .executeTakeFirstOrThrow()
  ).id;
  await kysely
    .updateTable('application')
    .set({ status: 'expert_review', statusSince: service.clock.now, promisedUntil: null })
    .where('id', '=', applicationId)
    .execute();
});
afterAll(() => service.stop());

const REASON = '三年内与负责人有合作论文';
const WHY =
  '这一项的理由写得足够详细，说明了判断依据、主要优点、存在的不足以及可以怎样改进，供管理方和申报人核对并参考使用。';
const SCORES = Object.fromEntries(
  REVIEW_DIMENSIONS.map(({ key, max }) => [key, { score: max, reason: WHY }]),
);

const reviews = () =>
  service.db.kysely
    .selectFrom('review')
    .select(['id', 'status', 'conflictReason'])
    .where('applicationId', '=', applicationId)
    .where('expertId', '=', expertId)
    .execute();

/** The expert’s review in this state, and the only one of the application. */
const put = async (status: ReviewStatus): Promise<number> => {
  await service.db.kysely.deleteFrom('review').where('applicationId', '=', applicationId).execute();
  const isScored = status === 'declared' || status === 'submitted';
  const { id } = await service.db.kysely
    .insertInto('review')
    .values({
      applicationId,
      expertId,
      assignedBy: expertId,
      status,
      conflictReason: status === 'conflict' ? REASON : null,
      scores: JSON.stringify(isScored ? SCORES : {}),
      total: isScored ? 100 : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Send = (id: number) => Promise<Answer>;
const ACTS = {
  remove: (id) => service.call('DELETE', `/prod-api/cms/review/${id}?version=0`, { headers: office }),
  assign: () =>
    service.call('POST', '/prod-api/cms/review', {
      headers: office,
      body: { applicationId, expertIds: [expertId] },
    }),
  declareFree: (id) =>
    service.call('PUT', `/prod-api/cms/review/${id}/declare`, {
      headers: expert,
      body: { free: true, version: 0 },
    }),
  declareConflict: (id) =>
    service.call('PUT', `/prod-api/cms/review/${id}/declare`, {
      headers: expert,
      body: { free: false, reason: REASON, version: 0 },
    }),
  decline: (id) =>
    service.call('PUT', `/prod-api/cms/review/${id}/decline`, {
      headers: expert,
      body: { reason: '近期出国', version: 0 },
    }),
  save: (id) =>
    service.call('PATCH', `/prod-api/cms/review/${id}/score`, {
      headers: expert,
      body: draftChanges(SCORE_SHAPE, { ...SCORE_SHAPE.blank, ...SCORES } as ScoreDraft, { comment: '好' }),
    }),
  submit: (id) =>
    service.call('PUT', `/prod-api/cms/review/${id}/score`, { headers: expert, body: { version: 0 } }),
} satisfies Record<string, Send>;
type Act = keyof typeof ACTS;

/** The status after each act, or the message of a refusal that changes nothing. `null`: the review was removed. */
const TABLE: Record<Act, Record<ReviewStatus, ReviewStatus | null | { said: string }>> = {
  remove: {
    assigned: null,
    declared: null,
    conflict: { said: '专家已于 {at}声明回避，声明须保留，不能取消分配' },
    submitted: { said: '评审已于 {at}提交，不能取消' },
  },
  assign: {
    assigned: 'assigned',
    declared: 'declared',
    conflict: { said: '陆一苇已声明回避，不能再分配' },
    submitted: 'submitted',
  },
  declareFree: {
    assigned: 'declared',
    declared: { said: '已作过利益冲突声明' },
    conflict: { said: '已作过利益冲突声明' },
    submitted: { said: '已作过利益冲突声明' },
  },
  declareConflict: {
    assigned: 'conflict',
    // An expert may recognise the applicant only while reading, so a conflict can be declared later.
    declared: 'conflict',
    conflict: { said: '已作过利益冲突声明' },
    submitted: { said: '已作过利益冲突声明' },
  },
  decline: {
    assigned: null,
    declared: null,
    conflict: { said: '已声明回避，不能评分' },
    submitted: { said: '评审已提交，不能再修改' },
  },
  save: {
    assigned: { said: '请先声明有无利益冲突' },
    declared: 'declared',
    conflict: { said: '已声明回避，不能评分' },
    submitted: { said: '评审已提交，不能再修改' },
  },
  submit: {
    assigned: { said: '请先声明有无利益冲突' },
    declared: 'submitted',
    conflict: { said: '已声明回避，不能评分' },
    submitted: { said: '评审已提交，不能再修改' },
  },
};

describe.each(Object.keys(TABLE) as Act[])('%s', (act) => {
  it.each(REVIEW_STATUSES.map((status) => [status, TABLE[act][status]] as const))(
    'of a review that is %s: %j',
    async (status, outcome) => {
      const id = await put(status);
      const before = await reviews();

      const { body } = await (ACTS[act] as Send)(id);

      if (outcome !== null && typeof outcome === 'object') {
        const said = body.msg.replace(/[\d-]{10} [\d:]{8}（北京时间）/, '{at}');
        expect([body.code, said]).toEqual([409, outcome.said]);
        expect(await reviews()).toEqual(before);
      } else {
        expect(body.code).toBe(200);
        expect((await reviews()).map((row) => row.status)).toEqual(outcome === null ? [] : [outcome]);
      }
    },
  );
});

it.each([
  ['declareConflict', 'assigned', true],
  ['submit', 'declared', true],
  ['declareFree', 'assigned', false],
] as const)(
  '%s of one that is %s is final, and the expert reads since when: %s',
  async (act, from, isFinal) => {
    const id = await put(from);
    const { body } = await (ACTS[act] as Send)(id);
    const { body: read } = await service.call('GET', `/prod-api/cms/review/${id}`, { headers: expert });

    const { now } = service.clock;
    expect(body.data.finalAt).toBe(isFinal ? beijingIso(now) : null);
    expect(read.data.finalAt).toBe(body.data.finalAt);
  },
);

describe('what an expert wrote', () => {
  const written = async () => ({
    rows: await service.db.kysely
      .selectFrom('review')
      .select(['scores', 'comment', 'total', 'typed'])
      .where('applicationId', '=', applicationId)
      .execute(),
    history: await service.db.kysely
      .selectFrom('fieldHistory')
      .select('id')
      .where('record', '=', 'review')
      .execute(),
  });
  const write = async (): Promise<number> => {
    const id = await put('declared');
    const draft = { ...SCORE_SHAPE.blank, ...SCORES } as ScoreDraft;
    const save = (headers: Record<string, string>, before: string, after: string) =>
      service.call('PATCH', `/prod-api/cms/review/${id}/score`, {
        headers,
        body: draftChanges(SCORE_SHAPE, { ...draft, comment: before }, { comment: after }),
      });
    await save(expert, '', '第一次');
    // Values replaced by another device stay in the history.
    await save((await service.signIn('luyiwei')).headers, '第一次', '第二次');
    expect((await written()).history).not.toEqual([]);
    return id;
  };
  const version = async (id: number): Promise<number> =>
    (
      await service.db.kysely
        .selectFrom('review')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version;

  it('goes with a conflict that was found late, and with a review that is given back or taken away', async () => {
    const bound = await write();
    const body = { free: false, reason: REASON, version: await version(bound) };
    const { body: told } = await service.call('PUT', `/prod-api/cms/review/${bound}/declare`, {
      headers: expert,
      body,
    });
    expect(told.data).toMatchObject({
      status: 'conflict',
      scores: {},
      comment: '',
      total: null,
      paper: null,
    });
    expect(await written()).toEqual({
      rows: [{ scores: {}, comment: '', total: null, typed: {} }],
      history: [],
    });

    const given = await write();
    await service.call('PUT', `/prod-api/cms/review/${given}/decline`, {
      headers: expert,
      body: { reason: '近期出国', version: await version(given) },
    });
    expect(await written()).toEqual({ rows: [], history: [] });

    const taken = await write();
    const url = `/prod-api/cms/review/${taken}?version=${await version(taken)}`;
    await service.call('DELETE', url, { headers: office });
    expect(await written()).toEqual({ rows: [], history: [] });

    // What came first is told to the office, and nothing to others.
    const admin = (await service.signIn('admin')).headers;
    const late = async (id: number, headers: Record<string, string>) =>
      (await service.call('DELETE', `/prod-api/cms/review/${id}?version=0`, { headers })).body;
    expect((await late(given, office)).msg).toMatch(/^已有新的处理（[\d :-]+ 陆一苇：不能承担评审并退回）/);
    expect(await late(taken, admin)).toMatchObject({
      code: 404,
      errorCode: 'review.gone',
      msg: expect.stringMatching(/^已有新的处理（[\d :-]+ 开创专项办公室：取消评审分配）/),
    });
    expect((await late(999_999, office)).msg).toMatch(/^这份分配已不存在/);
    expect((await late(taken, expert)).code).toBe(403);
  });
});

it.each([
  ['declareConflict', '陆一苇声明回避，请另行分配专家', REASON],
  ['decline', '陆一苇不能承担评审，请另行分配专家', '近期出国'],
] as const)('after %s whoever asks experts hears that one is missing: %s', async (act, title, reason) => {
  const told = () =>
    service.db.kysely
      .selectFrom('notification as n')
      .innerJoin('account as a', 'a.id', 'n.accountId')
      .select(['a.login', 'n.body', 'n.link'])
      .where('n.title', '=', title)
      .execute();
  const before = await told();

  await (ACTS[act] as Send)(await put('assigned'));

  const fresh = (await told()).slice(before.length);
  expect(fresh.map(({ login }) => login)).toContain('office');
  expect(fresh.map(({ login }) => login)).not.toContain('luyiwei');
  for (const { body, link } of fresh) {
    expect(body).toMatch(new RegExp(`^编号 KC\\S+。原因：${reason}$`));
    expect(link).toBe(`/admin/applications/${applicationId}?tab=reviews`);
  }
});

it('among those who may be asked, a recused expert is told apart from one who was asked', async () => {
  const candidate = async (status: ReviewStatus) => {
    await put(status);
    const url = `/prod-api/cms/review/experts?applicationId=${applicationId}`;
    const { body } = await service.call('GET', url, { headers: office });
    const row = body.rows.find(({ accountId }: { accountId: number }) => accountId === expertId);
    return [row.assigned, row.obstacle];
  };

  expect(await candidate('conflict')).toEqual([false, 'conflict']);
  expect(await candidate('assigned')).toEqual([true, null]);
});

it.each([
  ['assigned', 1],
  ['declared', 1],
  ['conflict', 0],
  ['submitted', 0],
] as const)(
  'an expert hears that a review which is %s was taken back, if it was: %i',
  async (status, times) => {
    const told = () =>
      service.db.kysely
        .selectFrom('notification')
        .select(['title', 'body', 'link'])
        .where('accountId', '=', expertId)
        .where('title', '=', '管理方已取消一份评审的分配')
        .execute();
    const before = (await told()).length;
    await ACTS.remove(await put(status));

    const since = (await told()).slice(before);
    expect(since).toHaveLength(times);
    for (const { body, link } of since) {
      expect(link).toBeNull();
      expect(body).toMatch(/^编号 KC\S+ 的申报不再由您评审/);
    }
  },
);
