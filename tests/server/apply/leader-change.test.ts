import { beijingIso } from '@contract/rules/beijing-time';
import { aResult } from '@tests/support/a-result';
import { accountIdOf } from '@tests/support/accounts';
import { anApplicant, aReadyFile, openPeriod } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';
import { projectChanges } from './project-changes';

let service: TestService;
let story: Awaited<ReturnType<typeof projectChanges>>;
let gu: number;

beforeAll(async () => {
  service = await startService();
  story = await projectChanges(service);
  gu = await accountIdOf(service, 'gumingqian');
});
afterAll(() => service.stop());
beforeEach(async () => {
  await story.begin();
  await story.bringSuccessor();
  await story.sql("update account set unit_id = 1, status = 'active' where login = 'shenzhiyao'");
});

const noticesTo = async (login: string): Promise<string[]> =>
  (
    await story.sql(
      `select n.title from notification n join account a on a.id = n.account_id
       where a.login = $1 and n.title like '%负责人%' order by n.id`,
      [login],
    )
  ).rows.map(({ title }) => title);
const agreed = async (): Promise<number> => {
  const id = await story.approved();
  expect((await story.askLeader(id)).status).toBe(200);
  expect((await story.agree(id)).status).toBe(200);
  return id;
};
const handedOver = async (id: number): Promise<void> => {
  expect((await story.pass(id)).status).toBe(200);
  expect((await story.approve(id)).status).toBe(200);
};
const withOffice = async (): Promise<number> => {
  const id = await agreed();
  expect((await story.pass(id)).status).toBe(200);
  return id;
};
const said = ({ body }: { body: { errorMessage?: string } }): string => body.errorMessage ?? '';

describe('another leader, from the leader who asks to the new one who goes on', () => {
  it('agrees first, is audited by the unit, decided by the office, and has it at once', async () => {
    const id = await story.approved();
    expect(await story.changesOf(id)).toMatchObject({ mayHandOver: true });
    expect((await story.gu.read(id)).status).toBe(404);

    const asked = (await story.askLeader(id)).body.data;
    expect(asked).toMatchObject({ mayHandOver: false });
    expect(asked.offers).toHaveLength(2);
    expect(asked.changes[0]).toMatchObject({
      kind: 'leader',
      state: 'successor',
      acts: ['withdraw'],
      obstacle: null,
      leader: { from: '沈知遥', to: '顾明谦' },
    });
    expect((await story.gu.send('GET', '/changes/asked')).body.rows).toEqual([
      { applicationId: id, title: expect.any(String), leaderName: '沈知遥' },
    ]);
    expect((await story.gu.read(id)).body.data).toMatchObject({ part: null, actions: [], editable: false });
    expect((await story.last(id, story.gu)).acts).toEqual(['agree', 'refuse']);
    expect((await story.last(id, story.xu)).acts).toEqual([]);
    expect((await story.xu.send('GET', '/unitList')).body.waiting).toBe(0);

    await story.agree(id);
    expect((await story.gu.send('GET', '/changes/asked')).body.rows).toEqual([]);
    expect((await story.last(id, story.xu)).acts).toEqual(['pass', 'return']);
    expect((await story.xu.send('GET', '/unitList')).body.rows[0].changes).toEqual([
      { kind: 'leader', milestone: null, state: 'unit' },
    ]);
    await story.pass(id);
    await story.sql("update application set handler_since = now() - interval '9 days' where id = $1", [id]);
    expect((await story.office.send('GET', '/list?change=true')).body).toMatchObject({ total: 1 });
    const { version } = (await story.shen.read(id)).body.data;
    await story.approve(id);

    const mine = (await story.gu.read(id)).body.data;
    expect(mine).toMatchObject({ part: 'leader', owner: { name: '顾明谦' } });
    // What waits for the leader has waited for this one since the decision only.
    expect(mine.handler.since).toBe(beijingIso(service.clock.now));
    expect(mine.statusSince).toBe(mine.handler.since);
    expect(mine.version).toBeGreaterThan(version);
    expect((await story.shen.read(id)).body.data).toMatchObject({ part: 'reader', actions: [] });
    expect((await story.gu.send('GET', '/myList')).body.counts.all).toBe(1);
    expect(await story.changesOf(id, story.gu)).toMatchObject({ mayHandOver: true });
    expect(await story.changesOf(id)).toMatchObject({ mayHandOver: false, offers: [] });
  });

  it('takes over what is being written, without a lost word, and the day with it', async () => {
    const id = await agreed();
    const result = `/prod-api/cms/result/${id}/one`;
    const write = (who: typeof story.gu, base: string, value: string) =>
      service.call('PATCH', result, {
        headers: who.headers,
        body: { changes: [{ path: 'nextPlan', base, value }] },
      });
    await aResult(service.db.kysely, id, 'one', { sheet: await aReadyFile(service, 'shenzhiyao') });
    expect((await write(story.shen, '开展示范应用', '在四家单位示范')).status).toBe(200);
    await story.pass(id);
    // Until the decision the former leader keeps all rights, such as requesting an extension.
    expect((await story.ask(id)).status).toBe(200);
    await story.sql(
      "delete from project_change_step where change_id in (select id from project_change where kind = 'extension')",
    );
    await story.sql("delete from project_change where kind = 'extension'");
    expect((await story.approve(id)).status).toBe(200);

    expect((await write(story.shen, '在四家单位示范', '原负责人再改')).status).toBe(404);
    expect((await story.shen.event({ id }, 'submit_stage_one')).status).toBe(403);
    const { body } = await service.call('GET', '/prod-api/cms/result/mine', { headers: story.gu.headers });
    expect(body.data.map(({ applicationId }: { applicationId: number }) => applicationId)).toEqual([id, id]);
    expect((await write(story.gu, '在四家单位示范', '在五家单位示范')).status).toBe(200);
    expect((await story.gu.event({ id }, 'submit_stage_one')).body.data.status).toBe('stage_one');
  });

  it('is told to everybody whom it concerns, and noted with both names', async () => {
    const id = await agreed();
    await handedOver(id);
    const { title } = (await story.gu.read(id)).body.data;

    expect(await noticesTo('gumingqian')).toEqual([
      `沈知遥请您担任“${title}”的项目负责人`,
      `“${title}”的项目负责人变更申请已由单位审核通过，等待管理方决定`,
      `“${title}”的项目负责人已由沈知遥变更为顾明谦`,
    ]);
    expect(await noticesTo('shenzhiyao')).toEqual([
      `顾明谦已同意担任“${title}”的项目负责人，等待单位审核`,
      `“${title}”的项目负责人变更申请已由单位审核通过，等待管理方决定`,
      `“${title}”的项目负责人已由沈知遥变更为顾明谦`,
    ]);
    expect(await noticesTo('xuyingchuan')).toEqual([
      `“${title}”申请项目负责人变更，等待单位审核`,
      `“${title}”的项目负责人已由沈知遥变更为顾明谦`,
    ]);
    const [event] = (await story.gu.send('GET', `/${id}/events?pageSize=1&orderByColumn=at&isAsc=desc`)).body
      .rows;
    expect(event).toMatchObject({ event: 'leader_changed', reason: '沈知遥 → 顾明谦', actorRole: 'office' });
    const { rows } = await story.sql(
      "select detail from audit_event where action = 'apply.change.approve' order by id desc limit 1",
    );
    const shen = await accountIdOf(service, 'shenzhiyao');
    expect(rows[0].detail).toMatchObject({ kind: 'leader', from: shen, to: gu });
    // The filed version stays as it was, and names the person who filed it.
    expect((await story.gu.read(id)).body.data).toMatchObject({ filedLeader: '沈知遥' });
    expect((await story.gu.send('GET', `/${id}/stamp`)).body.data.leader).toBe('沈知遥');
    expect((await story.gu.send('GET', `/${id}/receipt`)).body.data.leader).toBe('沈知遥');
  });

  it('counts for the new leader from then on, and no longer for the former one', async () => {
    const id = await agreed();
    await handedOver(id);

    expect((await story.gu.create()).body.errorCode).toBe('apply.exists');
    expect((await story.shen.create()).status).toBe(200);
  });
});

describe('who can be asked to lead', () => {
  const judged = async (id: number): Promise<void> => {
    await story.sql(
      `insert into review (application_id, expert_id, status, assigned_by) values ($1, $2, 'submitted', $2)`,
      [id, gu],
    );
  };
  it.each<[string, object, (id: number) => Promise<unknown>, string, string]>([
    ['nobody of that name', { name: '顾明' }, async () => null, 'body.account', '没有找到姓名与用户名'],
    [
      ...(['nobody who is certified', {}] as const),
      () => story.sql('update account set certified = false where id = $1', [gu]),
      ...(['body.account', '没有找到姓名与用户名'] as const),
    ],
    [
      ...(['nobody of another unit', {}] as const),
      () => story.sql('update account set unit_id = 2 where id = $1', [gu]),
      ...(['body.account', '拟任负责人不是申报单位的成员'] as const),
    ],
    ['none of its experts', {}, judged, 'body.account', '拟任负责人是这份申报的评审专家'],
    [
      ...(['not the only one who could audit it', { name: '许映川', account: '199 0000 0003' }] as const),
      async () => null,
      ...(['body.account', '拟任负责人是申报单位唯一的管理员'] as const),
    ],
    [
      'not the leader',
      { name: '沈知遥', account: 'shenzhiyao' },
      async () => null,
      'body.account',
      '此人就是',
    ],
    ['nobody without a reason', { reason: ' ' }, async () => null, 'body.reason', '请填写申请理由'],
  ])('%s', async (_, body, bring, path, text) => {
    const id = await story.approved();
    await bring(id);
    const refused = await story.askLeader(id, body);

    expect([refused.status, refused.body.data.fields[0].path]).toEqual([400, path]);
    expect(refused.body.data.fields[0].message).toContain(text);
  });

  it('is not asked twice at once, nor before and after the project is carried out, nor by others', async () => {
    const id = await story.approved();
    expect((await story.askLeader(id, {}, story.gu)).status).toBe(404);
    expect((await story.askLeader(id, {}, story.xu)).body.errorCode).toBe('change.leader_present');
    expect((await story.askLeader(id, {}, story.office)).status).toBe(403);
    await story.askLeader(id);
    expect((await story.askLeader(id)).body.errorCode).toBe('change.leader_open');
    expect((await story.office.event({ id }, 'terminate', { reason: '承担单位已经注销' })).status).toBe(200);

    expect((await story.last(id)).state).toBe('lapsed');
    expect((await story.gu.read(id)).status).toBe(404);
    expect((await story.askLeader(id)).body.errorCode).toBe('change.leader_not_running');
  });
});

describe('between the agreement and the decision', () => {
  it.each<[string, string, string]>([
    ['leaves the unit', 'update account set unit_id = 2 where id = $1', '不是申报单位的成员'],
    ['is stopped', "update account set status = 'disabled' where id = $1", '已停用或注销'],
    ['loses the certification', 'update account set certified = false where id = $1', '没有有效的实名认证'],
  ])('whoever %s is not made the leader, and the office hears why', async (_, change, why) => {
    const id = await withOffice();
    const { id: changeId, version } = await story.last(id);
    await story.sql(change, [gu]);
    const shown = await story.last(id, story.office);
    const refused = await story.office.send('POST', `/${id}/changes/${changeId}/decision`, {
      version,
      approve: true,
    });

    expect(shown).toMatchObject({ acts: ['decline'], obstacle: { chinese: expect.stringContaining(why) } });
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'change.successor']);
    expect(said(refused)).toContain(why);
    expect((await story.shen.read(id)).body.data.part).toBe('leader');
    expect((await story.decline(id)).status).toBe(200);
  });

  it('whoever has filled the limit meanwhile is not made the leader', async () => {
    const id = await withOffice();
    const { id: periodId } = await openPeriod(service);
    await story.sql('update period set leader_limits = \'{"runningMax": 1}\' where id = $1', [periodId]);
    await story.sql(
      `insert into application (owner_id, period_id, unit_id, title, status)
       select $1, (select min(id) from period where id <> $2), 1, '另一项', 'stage_one'`,
      [gu, periodId],
    );
    const refused = await story.approve(id);
    await story.sql("update period set leader_limits = '{}' where id = $1", [periodId]);

    expect([refused.status, said(refused)]).toEqual([409, '拟任负责人的在研项目已满 1 项']);
  });

  it.each(['successor', 'unit', 'office'])(
    'can say no while it is with the %s, and reads it no more',
    async (state) => {
      const id = await story.approved();
      await story.askLeader(id);
      if (state !== 'successor') await story.agree(id);
      if (state === 'office') await story.pass(id);
      expect((await story.act(id, 'answer', { agree: false, opinion: ' ' }, story.gu)).status).toBe(400);
      const { id: changeId, version } = await story.last(id, story.gu);
      const refusal = await story.gu.send('POST', `/${id}/changes/${changeId}/answer`, {
        version,
        agree: false,
        opinion: '精力有限',
      });

      expect(refusal.status).toBe(200);
      expect((await story.last(id)).state).toBe('refused');
      expect((await story.gu.read(id)).status).toBe(404);
      expect(await noticesTo(state === 'office' ? 'office' : 'shenzhiyao')).toContainEqual(
        expect.stringContaining('顾明谦不同意担任'),
      );
      expect((await story.askLeader(id)).status).toBe(200);
    },
  );

  it('is no business of one who is to lead to audit or decide, whatever they hold', async () => {
    const id = await withOffice();
    await story.sql(
      "insert into account_role (account_id, role_id) select $1, id from role where role_key = 'operator'",
      [gu],
    );
    const { id: changeId, version } = await story.last(id);
    const tried = await story.gu.send('POST', `/${id}/changes/${changeId}/decision`, {
      version,
      approve: true,
    });
    const { held, actions } = (await story.gu.read(id)).body.data;
    await story.sql(
      "delete from account_role where account_id = $1 and role_id = (select id from role where role_key = 'operator')",
      [gu],
    );

    expect(tried.status).toBe(403);
    expect(actions).toEqual([]);
    expect(held.map(({ event }: { event: string }) => event)).toContain('terminate');
  });
});

describe('a leader who cannot ask', () => {
  const absent = [
    ['has left the unit', "update account set unit_id = 2 where login = 'shenzhiyao'"],
    ['may not sign in', "update account set status = 'disabled' where login = 'shenzhiyao'"],
  ] as const;

  it.each(absent)('and %s is asked for by the unit, and reads it no longer', async (_, change) => {
    const id = await story.approved();
    await story.sql(change);
    expect(await story.changesOf(id, story.xu)).toMatchObject({ mayHandOver: true, offers: [] });
    const asked = (await story.askLeader(id, {}, story.xu)).body.data.changes[0];
    expect(asked).toMatchObject({ state: 'successor', acts: ['withdraw'] });
    expect(asked.steps[0].who.chinese).toBe('青陶水务科技有限公司');
    const taken = async () =>
      (await story.act(id, 'withdraw', {}, story.xu)).body.data.changes[0].steps.at(-1).who.chinese;
    expect(await taken()).toBe('青陶水务科技有限公司');
    await story.askLeader(id, {}, story.xu);
    for (const step of [story.agree, story.pass, story.approve]) expect((await step(id)).status).toBe(200);

    const { rows } = await story.sql('select helpers from application where id = $1', [id]);
    expect(rows[0].helpers).toEqual([]);
    expect((await story.gu.read(id)).body.data.part).toBe('leader');
  });

  it('and is back stops what the unit has asked for; the unit takes it back', async () => {
    const id = await story.approved();
    await story.sql(absent[1][1]);
    for (const step of [() => story.askLeader(id, {}, story.xu), () => story.agree(id), () => story.pass(id)])
      expect((await step()).status).toBe(200);
    await story.sql("update account set status = 'active' where login = 'shenzhiyao'");

    const shown = await story.last(id, story.office);
    const refused = await story.approve(id);

    expect(shown.acts).toEqual(['decline']);
    expect(shown.obstacle?.chinese).toContain('请由负责人申请');
    expect([refused.status, said(refused)]).toEqual([409, shown.obstacle?.chinese]);
    expect((await story.act(id, 'withdraw', {}, story.xu)).status).toBe(200);
  });

  it('takes back nothing that the unit has asked for', async () => {
    const id = await story.approved();
    await story.sql(absent[0][1]);
    await story.askLeader(id, {}, story.xu);
    const { id: changeId, version } = await story.last(id, story.xu);
    const tried = await story.shen.send('POST', `/${id}/changes/${changeId}/withdraw`, { version });

    expect(tried.status).toBe(403);
  });
});

it('tells whoever was asked to lead, and answers too late, that it is over, and nobody else that it was', async () => {
  const id = await story.approved();
  await story.askLeader(id);
  const { id: changeId, version } = await story.last(id, story.gu);
  expect((await story.withdraw(id)).status).toBe(200);

  const answer = { version, agree: true };
  const lin = await anApplicant(service, 'linxiaoman');
  const [late, stranger] = [
    await story.gu.send('POST', `/${id}/changes/${changeId}/answer`, answer),
    await lin.send('POST', `/${id}/changes/${changeId}/answer`, answer),
  ];

  expect([late.status, said(late)]).toEqual([404, '这份变更申请已经撤回或办结，不必再答复']);
  expect([stranger.status, said(stranger)]).toEqual([404, expect.not.stringContaining('变更')]);
});

it('whoever closes the account while asked to lead has answered, and those concerned hear of it', async () => {
  const id = await story.approved();
  const { headers } = await service.signIn('wenheng');
  await story.askLeader(id, { name: '温衡', account: 'wenheng' });

  const closed = await service.call('POST', '/api/users/close.json', {
    headers,
    body: { confirm: 'wenheng', password: 'Chun-feng-28' },
  });

  expect(closed.status).toBe(200);
  expect(await story.last(id)).toMatchObject({
    state: 'refused',
    steps: [{ event: 'ask' }, { event: 'refuse', opinion: '账号已注销' }],
  });
  const { rows } = await story.sql('select successor_id from application where id = $1', [id]);
  expect(rows[0].successor_id).toBeNull();
  expect((await noticesTo('shenzhiyao')).at(-1)).toContain('温衡');
  expect((await story.askLeader(id)).status).toBe(200);
});
