import { startService, type TestService } from '@tests/support/service';

const PROJECT = '二次供水水质快检装置';
const DEMAND = '二次供水水质指标的现场快检';
const ACHIEVEMENT = '水质快检装置的免维护参比电极';

let service: TestService;
const people: Record<string, Record<string, string>> = {};
const ids: Record<'demand' | 'application' | 'achievement' | 'policy', number> = {
  demand: 0,
  application: 0,
  achievement: 0,
  policy: 0,
};
const idOf = async (table: 'demand' | 'application' | 'achievement', title: string): Promise<number> =>
  (
    await service.db.kysely
      .selectFrom(table)
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
  ).id;
beforeAll(async () => {
  service = await startService();
  for (const login of ['shenzhiyao', 'luyiwei', 'office', 'linxiaoman'])
    people[login] = (await service.signIn(login)).headers;
  ids.demand = await idOf('demand', DEMAND);
  ids.application = await idOf('application', PROJECT);
  ids.achievement = await idOf('achievement', ACHIEVEMENT);
  const { policies } = await service.db.kysely
    .selectFrom('period')
    .select('policies')
    .executeTakeFirstOrThrow();
  ids.policy = policies[0] ?? 0;
});
afterAll(() => service.stop());

const chain = async (kind: string, id: number, who?: string) => {
  const { status, body } = await service.call('GET', `/prod-api/cms/open/chain/${kind}/${id}`, {
    headers: who ? people[who] : {},
  });
  return { status, data: body.data };
};
const titles = (links: { title: string }[]): string[] => links.map(({ title }) => title);
/** Titles by kind, without empty kinds. */
const seen = async (kind: string, id: number, who?: string) => {
  const { data } = await chain(kind, id, who);
  return Object.fromEntries(
    Object.entries(data as Record<string, { title: string }[]>)
      .filter(([, links]) => links.length > 0)
      .map(([key, links]) => [key, titles(links)]),
  );
};
const policies = expect.arrayContaining([expect.stringMatching(/^开创专项管理办法/)]);

describe('the chain of a project that published its results', () => {
  it('is whole for its leader, from every one of the five', async () => {
    const all = {
      demand: [DEMAND],
      application: [PROJECT],
      result: [PROJECT],
      achievement: [ACHIEVEMENT],
      policy: policies,
    };
    const without = (kind: keyof typeof all) => {
      const { [kind]: _, ...rest } = all;
      return rest;
    };

    expect(await seen('demand', ids.demand, 'shenzhiyao')).toEqual(without('demand'));
    expect(await seen('application', ids.application, 'shenzhiyao')).toEqual(without('application'));
    expect(await seen('result', ids.application, 'shenzhiyao')).toEqual(without('result'));
    expect(await seen('achievement', ids.achievement, 'shenzhiyao')).toEqual(without('achievement'));
    const fromPolicy = await seen('policy', ids.policy, 'shenzhiyao');
    expect(fromPolicy.application).toEqual(expect.arrayContaining([PROJECT]));
    // The newest few of each kind are shown.
    expect([fromPolicy.demand?.length, fromPolicy.result?.length]).toEqual([5, 5]);
  });

  it('dates each neighbour by the moment from which it stands', async () => {
    const { data } = await chain('result', ids.application, 'shenzhiyao');
    const { db } = service;
    const at = async (table: 'demand' | 'achievement', id: number) =>
      (await db.kysely.selectFrom(table).select('publishAt').where('id', '=', id).executeTakeFirstOrThrow())
        .publishAt;
    const { submittedAt } = await db.kysely
      .selectFrom('application')
      .select('submittedAt')
      .where('id', '=', ids.application)
      .executeTakeFirstOrThrow();
    const sinceOf = (kind: string): Date[] =>
      (data as Record<string, { since: string }[]>)[kind]?.map(({ since }) => new Date(since)) ?? [];

    expect(sinceOf('demand')).toEqual([await at('demand', ids.demand)]);
    expect(sinceOf('application')).toEqual([submittedAt]);
    expect(sinceOf('achievement')).toEqual([await at('achievement', ids.achievement)]);

    const { data: fromAchievement } = await chain('achievement', ids.achievement);
    const { passTime } = (
      await service.call('GET', `/prod-api/cms/open/result/${ids.application}`)
    ).body.data.stages.at(-1);
    expect(fromAchievement.result.map(({ since }: { since: string }) => since)).toEqual([passTime]);
  });

  it('leaves the application out for everybody else, and keeps what is public', async () => {
    for (const who of [undefined, 'luyiwei']) {
      expect(await seen('demand', ids.demand, who)).toEqual({
        result: [PROJECT],
        achievement: [ACHIEVEMENT],
        policy: policies,
      });
      expect((await chain('application', ids.application, who)).status).toBe(404);
      expect((await seen('policy', ids.policy, who)).application).toBeUndefined();
    }
  });

  it('leads the office to its admin, and the applicant to the own area', async () => {
    const toOf = async (who: string) => (await chain('demand', ids.demand, who)).data.application[0]?.to;

    expect(await toOf('shenzhiyao')).toBe(`/user/myProjects/${ids.application}`);
    expect(await toOf('office')).toBe(`/admin/applications/${ids.application}`);
  });

  it('is not there from what the reader may not see, nor from what does not exist', async () => {
    const hidden = await service.db.kysely
      .selectFrom('demand')
      .select('id')
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();

    expect((await chain('demand', hidden.id)).status).toBe(404);
    expect((await chain('demand', hidden.id, 'luyiwei')).status).toBe(404);
    expect((await chain('demand', hidden.id, 'shenzhiyao')).status).toBe(200);
    for (const kind of ['demand', 'application', 'result', 'achievement', 'policy'])
      expect((await chain(kind, 999_999, 'shenzhiyao')).status).toBe(404);
    expect((await chain('period', 1)).data.policy.length).toBeGreaterThan(0);
  });

  it('shows nothing of a link as soon as nothing public stands on it', async () => {
    const { kysely } = service.db;
    const set = async (scope: 'public' | 'private', status: 'published' | 'pending') => {
      await service.db.pool.query(
        `update stage_result set fields = jsonb_set(fields, '{scope}', to_jsonb($1::text)) where application_id = $2`,
        [scope, ids.application],
      );
      await kysely.updateTable('achievement').set({ status }).where('id', '=', ids.achievement).execute();
    };
    await set('private', 'pending');
    const visitor = await seen('demand', ids.demand);
    const leader = await seen('demand', ids.demand, 'shenzhiyao');
    const result = await chain('result', ids.application);
    await set('public', 'published');

    expect(visitor).toEqual({});
    expect(result.status).toBe(404);
    expect(leader.application).toEqual([PROJECT]);
  });

  it('of an achievement for signed-in readers only is for them only', async () => {
    const { kysely } = service.db;
    await kysely
      .updateTable('achievement')
      .set({ scope: 'members' })
      .where('id', '=', ids.achievement)
      .execute();
    const visitor = await seen('demand', ids.demand);
    const reader = await seen('demand', ids.demand, 'luyiwei');
    await kysely
      .updateTable('achievement')
      .set({ scope: 'public' })
      .where('id', '=', ids.achievement)
      .execute();

    expect(visitor.achievement).toBeUndefined();
    expect(reader.achievement).toEqual([ACHIEVEMENT]);
  });
});

describe('据此申报', () => {
  const open = async (): Promise<number> =>
    (
      await service.db.kysely
        .selectFrom('demand')
        .select('id')
        .where('status', '=', 'published')
        .where('scope', '=', 'public')
        .where('deadline', '>', new Date())
        .executeTakeFirstOrThrow()
    ).id;
  const periodId = async (): Promise<number> =>
    (await service.call('GET', '/prod-api/cms/period/list/open')).body.rows[0].id;
  const create = async (who: string, demandId: number) =>
    service.call('POST', '/prod-api/cms/apply', {
      headers: people[who],
      body: { periodId: await periodId(), demandId },
    });
  const name = (who: string, id: number, demandId: number | null) =>
    service.call('PUT', `/prod-api/cms/apply/${id}/demand`, { headers: people[who], body: { demandId } });

  it('begins a draft that names the demand, which only the applicant sees until something is public', async () => {
    const demandId = await open();
    const { status, body } = await create('luyiwei', demandId);

    expect(status).toBe(200);
    expect((await chain('demand', demandId, 'luyiwei')).data.application).toMatchObject([
      { id: body.data.id, to: `/user/myProjects/${body.data.id}` },
    ]);
    for (const who of [undefined, 'linxiaoman', 'office', 'shenzhiyao'])
      expect((await chain('demand', demandId, who)).data.application).toEqual([]);

    const other = await name('linxiaoman', body.data.id, null);
    const removed = await name('luyiwei', body.data.id, null);
    const again = await name('luyiwei', body.data.id, demandId);
    expect([other.status, removed.status, again.status]).toEqual([404, 200, 200]);
    expect(removed.body.data.demand).toEqual([]);
    expect(again.body.data.demand).toMatchObject([{ id: demandId }]);
  });

  it('is refused for a demand that is over or not public, and after the application was filed', async () => {
    const pending = await idOf('demand', '加氯间余氯仪表漂移的在线自校');
    const [solved, hidden] = [await create('linxiaoman', ids.demand), await create('linxiaoman', pending)];

    expect([solved.status, solved.body.errorCode]).toEqual([409, 'demand.over']);
    expect(hidden.status).toBe(404);
    const filed = await name('shenzhiyao', ids.application, await open());
    expect([filed.status, filed.body.errorCode]).toEqual([409, 'apply.filed']);
  });
});
