import type { ScoreDraft } from '@contract/review-scores';
import { SCORE_SHAPE } from '@contract/rules/score-shape';
import { accountOf } from '@tests/support/accounts';
import { aPanel } from '@tests/support/aPanel';
import { draftChanges, type Told } from '@tests/support/draft-changes';
import { type Answer, startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: Record<string, string>;
let expert: Record<string, string>;
let expertId: number;
beforeAll(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
  expert = (await service.signIn('luyiwei')).headers;
  expertId = (await account('luyiwei')).id;
});
afterAll(() => service.stop());

const account = (login: string) => accountOf(service, login);
const get = (url: string, headers: Record<string, string>) => service.call('GET', url, { headers });
const put = (url: string, body: unknown, headers = expert) => service.call('PUT', url, { headers, body });
const assign = (applicationId: number, expertIds: number[]) =>
  service.call('POST', '/prod-api/cms/review', { headers: office, body: { applicationId, expertIds } });

/** An application without assigned experts. */
const anApplication = async (facts: Record<string, unknown> = {}): Promise<number> => {
  const { id } = await service.db.kysely
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.ownerId')
    .select('application.id')
    .where('application.status', '=', 'formal_check')
    .orderBy('application.id')
    .executeTakeFirstOrThrow();
  await service.db.kysely
    .updateTable('application')
    .set({ status: 'expert_review', statusSince: service.clock.now, promisedUntil: null, ...facts })
    .where('id', '=', id)
    .execute();
  return id;
};
const ownReview = async (applicationId: number) =>
  service.db.kysely
    .selectFrom('review')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('expertId', '=', expertId)
    .executeTakeFirstOrThrow();
const REASON =
  '这一项的理由写得足够详细，说明了判断依据、主要优点、存在的不足以及可以怎样改进，供管理方和申报人核对并参考使用。';
const scores = {
  innovation: { score: 27, reason: REASON },
  feasibility: { score: 25, reason: REASON },
  capability: { score: 18, reason: REASON },
  benefit: { score: 16, reason: REASON },
};

describe('assigning experts', () => {
  it('says who may be asked and what stands in the way', async () => {
    const id = await anApplication();
    await service.db.kysely
      .updateTable('account')
      .set({ unitId: (await unitOf(id)).unitId })
      .where('login', '=', 'expert-04')
      .execute();

    const { body } = await get(`/prod-api/cms/review/experts?applicationId=${id}`, office);
    const obstacles = Object.fromEntries(
      body.rows.map(({ name, obstacle }: { name: string; obstacle: string | null }) => [name, obstacle]),
    );

    expect(obstacles['路遥之']).toBe('unit');
    expect(obstacles['陆一苇']).toBeNull();
    const refusal = await assign(id, [(await account('expert-04')).id]);
    expect(refusal.body).toMatchObject({ code: 409, errorCode: 'review.unit' });
  });

  it('stops at twelve applications in a period', async () => {
    const id = await anApplication();
    const { id: by } = await account('office');
    const { periodId } = await unitOf(id);
    const others = await service.db.kysely
      .insertInto('application')
      .values(Array.from({ length: 12 }, () => ({ ownerId: by, periodId })))
      .returning('id')
      .execute();
    const rows = others.map((other) => ({
      applicationId: other.id,
      expertId,
      assignedBy: by,
      comment: 'load',
    }));
    await service.db.kysely.insertInto('review').values(rows).execute();

    const { body } = await assign(id, [expertId]);

    expect(body).toMatchObject({ code: 409, errorCode: 'review.load' });
    await service.db.kysely.deleteFrom('review').where('comment', '=', 'load').execute();
    await service.db.kysely
      .deleteFrom('application')
      .where(
        'id',
        'in',
        others.map((other) => other.id),
      )
      .execute();
    expect((await assign(id, [expertId])).status).toBe(200);
  });

  it('is refused for people without the right to score, and before the formality check is over', async () => {
    const id = await anApplication();
    const nobody = (await account('shenzhiyao')).id;

    expect((await assign(id, [nobody])).body.errorCode).toBe('review.expert');
    await service.db.kysely
      .updateTable('application')
      .set({ status: 'formal_check' })
      .where('id', '=', id)
      .execute();
    expect((await assign(id, [expertId])).body.errorCode).toBe('review.state');
  });
});

const unitOf = (id: number) =>
  service.db.kysely
    .selectFrom('application')
    .select(['unitId', 'unitName', 'periodId', 'ownerId', 'fields', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('an expert', () => {
  it('declares first, reads blind, scores with reasons, and hands in once', async () => {
    const id = await anApplication();
    const { unitName, ownerId, fields } = await unitOf(id);
    const owner = await service.db.kysely
      .selectFrom('account')
      .selectAll()
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow();
    // What applicants write into their texts must not identify them either.
    const told = `${unitName}的${owner.realName}，电话 13812345678，邮箱 a.b@example.cn，${fields['team.leaderPhone']}`;
    await service.db.kysely
      .updateTable('application')
      .set({ title: `${unitName}的项目`, fields: JSON.stringify({ ...fields, 'plan.basis': told }) })
      .where('id', '=', id)
      .execute();
    await assign(id, [expertId]);
    const { id: reviewId, version } = await ownReview(id);
    const sheet = `/prod-api/cms/review/${reviewId}`;

    const before = await get(sheet, expert);
    const save = (parts: Told<ScoreDraft>, before = SCORE_SHAPE.blank) =>
      service.call('PATCH', `${sheet}/score`, {
        headers: expert,
        body: draftChanges(SCORE_SHAPE, before, parts),
      });
    const hasty = { ...scores, benefit: { score: 16, reason: '太短' } };
    const early = await save(hasty);
    const declared = await put(`${sheet}/declare`, { free: true, version });
    await save(hasty);
    const short = await put(`${sheet}/score`, { version: version + 2 });
    await save({ ...scores, comment: '好' }, { ...SCORE_SHAPE.blank, ...hasty });
    const late = await put(`${sheet}/score`, { version: version + 2 });
    const saved = await get(sheet, expert);
    const done = await put(`${sheet}/score`, { version: version + 3 });
    const again = await put(`${sheet}/score`, { version: version + 4 });

    expect(before.body.data.paper).toBeNull();
    expect(early.body.errorCode).toBe('review.undeclared');
    expect(declared.body.data.paper.basis).toContain('〔隐去〕');
    expect(short.body.data.fields).toEqual([
      { path: 'benefit.reason', message: '理由至少 50 个字，还差 48 个字' },
    ]);
    expect(late.body.errorCode).toBe('review.version_moved');
    expect(saved.body.data).toMatchObject({ status: 'declared', total: 86 });
    expect(done.body.data).toMatchObject({ status: 'submitted', total: 86 });
    expect(again.body.errorCode).toBe('review.state');

    // None of these replies may name a person or a unit or contain contact details.
    const list = await get('/prod-api/cms/review/mine?pageSize=100', expert);
    const heard = JSON.stringify([before, declared, saved, done, list].map(({ body }) => body));
    const members = Object.entries(fields).filter(([path]) =>
      /^team\.members\.[^.]+\.(name|unit|phone)$/.test(path),
    );
    const secrets = [
      unitName,
      unitName?.replace('科技有限公司', ''),
      owner.realName,
      owner.phone,
      owner.email,
      '13812345678',
      'a.b@example.cn',
      ...['unit.uscc', 'unit.contactName', 'unit.contactPhone', 'unit.legalPerson', 'team.leaderPhone'].map(
        (path) => fields[path],
      ),
      ...members.map(([, value]) => value),
    ].filter((secret): secret is string => typeof secret === 'string' && secret.length > 1);
    expect(members.length).toBeGreaterThan(3);
    expect(secrets.filter((secret) => heard.includes(secret))).toEqual([]);
  });

  it('who is not free of conflict says why and reads nothing', async () => {
    const { id } = await service.db.kysely
      .selectFrom('review')
      .selectAll()
      .where('expertId', '=', expertId)
      .where('status', '=', 'assigned')
      .executeTakeFirstOrThrow();
    const { body } = await get(`/prod-api/cms/review/${id}`, expert);
    const declare = (facts: object) =>
      put(`/prod-api/cms/review/${id}/declare`, { free: false, version: body.data.version, ...facts });

    expect((await declare({})).body.data.fields[0].path).toBe('body.reason');
    const { body: after } = await declare({ reason: '三年内与对方有合作论文' });

    expect(after.data).toMatchObject({ status: 'conflict', paper: null });
  });

  it('finds neither the reviews of others nor the application behind the own', async () => {
    const foreign = await service.db.kysely
      .selectFrom('review')
      .selectAll()
      .where('expertId', '!=', expertId)
      .executeTakeFirstOrThrow();

    expect((await get(`/prod-api/cms/review/${foreign.id}`, expert)).status).toBe(404);
    expect((await put(`/prod-api/cms/review/${foreign.id}/declare`, { free: true, version: 0 })).status).toBe(
      404,
    );
    const own = await service.db.kysely
      .selectFrom('review')
      .select('applicationId')
      .where('expertId', '=', expertId)
      .executeTakeFirstOrThrow();
    expect((await get(`/prod-api/cms/apply/${own.applicationId}`, expert)).status).toBe(404);
  });
});

describe('the decision', () => {
  it('rests on a ranking, and the list of what is to be funded is published for everybody', async () => {
    const ranked = await service.db.kysely
      .selectFrom('review')
      .innerJoin('application', 'application.id', 'review.applicationId')
      .select(['application.id', 'application.periodId', 'application.version', 'application.no'])
      .where('review.status', '=', 'submitted')
      .where('application.status', '=', 'expert_review')
      .executeTakeFirstOrThrow();
    const { body } = await get(`/prod-api/cms/review/ranking?periodId=${ranked.periodId}`, office);
    const scored: number[] = body.rows
      .map(({ score }: { score: number | null }) => score)
      .filter((score: number | null) => score !== null);
    expect(scored).toEqual([...scored].sort((a, b) => b - a));
    expect(body.rows[0].rank).toBe(1);
    const publish = () =>
      service.call('POST', '/prod-api/cms/review/publicity', {
        headers: office,
        body: { periodId: ranked.periodId },
      });
    expect((await publish()).body.errorCode).toBe('review.no_publicity');

    await aPanel(service.db.kysely, ranked.id);
    await service.call('POST', `/prod-api/cms/apply/${ranked.id}/propose`, {
      headers: office,
      body: { version: ranked.version },
    });
    const both = await Promise.all([publish(), publish()]);
    const [published, lost] = both.sort((a, b) => a.status - b.status) as [Answer, Answer];

    expect([published.status, lost.status, lost.body.errorCode]).toEqual([
      ...[200, 409, 'review.publicity_done'],
    ]);
    expect(published.body.data.count).toBe(1);
    expect([lost.body.data, (await publish()).body.data]).toEqual([published.body.data, published.body.data]);
    const { rows } = await service.db.pool.query("select id from content where topic = '公示' and id >= $1", [
      published.body.data.contentId,
    ]);
    expect(rows).toHaveLength(1);
    const page = await get(
      `/prod-api/cms/open/kczx/cmsByCmsType/announcement/cms/${published.body.data.contentId}`,
      {},
    );
    expect(page.body.data.bodyHtml).toContain(ranked.no);
    expect(page.body.data.bodyHtml).toMatch(/公示期至 \d{4}-\d\d-\d\d 23:59:59（北京时间）/);
    // After the list is withdrawn, nobody counts as named by it.
    await service.db.kysely
      .updateTable('content')
      .set({ state: 'withdrawn' })
      .where('id', '=', published.body.data.contentId)
      .execute();
    expect((await publish()).status).toBe(200);
  });
});
