import { aResult } from '@tests/support/a-result';
import { anApplicant, aReadyFile } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';
import { projectChanges } from './project-changes';

type Story = Awaited<ReturnType<typeof projectChanges>>;
let service: TestService;
let story: Story;

beforeAll(async () => {
  service = await startService();
  story = await projectChanges(service);
});
afterAll(() => service.stop());
beforeEach(() => story.begin());

const granted = async (id: number): Promise<void> => {
  expect((await story.ask(id)).status).toBe(200);
  expect((await story.pass(id)).status).toBe(200);
  expect((await story.approve(id)).status).toBe(200);
};
const noticesTo = async (login: string): Promise<string[]> =>
  (
    await story.sql(
      `select n.title from notification n join account a on a.id = n.account_id
       where a.login = $1 and n.title like '%延期%' order by n.id`,
      [login],
    )
  ).rows.map(({ title }) => title);

describe('an extension, from the leader to the day that counts', () => {
  it('is audited by the unit, decided by the office, and moves the day of this project at once', async () => {
    const id = await story.approved();
    const { headers } = story.shen;
    const windowOf = async () =>
      (await service.call('GET', `/prod-api/cms/result/${id}/one`, { headers })).body.data.windowEnd;
    const before = (await story.shen.read(id)).body.data;
    expect(Date.parse(before.deadline)).toBe(Date.parse(story.dayAt(10)));

    const asked = await story.ask(id);
    expect(asked.body.data).toMatchObject({ offers: [], unattended: false });
    expect(asked.body.data.changes[0]).toMatchObject({ state: 'unit', acts: ['withdraw'], milestone: 'one' });
    expect((await story.last(id, story.xu)).acts).toEqual(['pass', 'return']);
    expect((await story.last(id, story.office)).acts).toEqual([]);
    expect((await story.xu.send('GET', '/unitList')).body).toMatchObject({ waiting: 1, total: 1 });
    expect((await story.xu.send('GET', '/unitList')).body.rows[0].changes).toEqual([
      { kind: 'extension', milestone: 'one', state: 'unit' },
    ]);

    const audited = await story.act(id, 'audit', { pass: true, opinion: '情况属实' }, story.xu);
    expect(audited.body.data.changes[0]).toMatchObject({ state: 'office', acts: [] });
    expect((await story.xu.send('GET', '/unitList')).body.waiting).toBe(0);
    expect((await story.office.send('GET', '/list?change=true')).body).toMatchObject({ total: 1 });
    expect(await windowOf()).toBe(before.deadline);

    const decided = await story.approve(id);
    const until = story.dayAt(70);
    expect(decided.body.data.changes[0].steps.map(({ event }: { event: string }) => event)).toEqual([
      'ask',
      'pass',
      'approve',
    ]);
    const after = (await story.shen.read(id)).body.data;
    expect(Date.parse(after.deadline)).toBe(Date.parse(until));
    expect(Date.parse(after.stageDue.one)).toBe(Date.parse(until));
    expect(Date.parse(await windowOf())).toBe(Date.parse(until));
    expect(after.changes).toBeUndefined();
    const { body: mine } = await service.call('GET', '/prod-api/cms/result/mine', { headers });
    expect(mine.data.find((row: { milestone: string }) => row.milestone === 'one').windowEnd).toBe(
      after.deadline,
    );
    expect((await story.office.send('GET', '/list?change=true')).body.total).toBe(0);
    // Only the first stage of this project changes, nothing else.
    expect(Date.parse(after.stageDue.two)).toBe(Date.parse(story.dayAt(365)));
  });

  it('lets a result be handed in after the day of the period', async () => {
    const id = await story.approved(-5);
    await aResult(service.db.kysely, id, 'one', { sheet: await aReadyFile(service, 'shenzhiyao') });
    const late = await story.shen.event({ id }, 'submit_stage_one');
    expect([late.status, late.body.errorCode]).toEqual([409, 'apply.stage_window']);

    await granted(id);

    expect((await story.shen.event({ id }, 'submit_stage_one')).body.data.status).toBe('stage_one');
  });

  it('may be approved when the day that was asked for is over, after which more can be asked for', async () => {
    const id = await story.approved(-5);
    await story.ask(id, { until: story.dayIn(1) });
    await story.pass(id);
    service.clock.now = new Date(service.clock.now.getTime() + 3 * 86_400_000);
    for (const login of ['shenzhiyao', 'office'] as const)
      Object.assign(
        login === 'office' ? story.office.headers : story.shen.headers,
        (await service.signIn(login)).headers,
      );
    expect((await story.approve(id)).status).toBe(200);

    expect(Date.parse((await story.shen.read(id)).body.data.deadline)).toBe(Date.parse(story.dayAt(1)));
    expect((await story.shen.event({ id }, 'submit_stage_one')).body.errorCode).toBe('apply.stage_window');
    expect((await story.changesOf(id)).offers[0]).toMatchObject({ milestone: 'one', first: story.dayIn(3) });
    expect((await story.ask(id)).status).toBe(200);
  });

  it('is told to whom it waits for and to whom it concerns, and noted', async () => {
    const id = await story.approved();
    const { title } = (await story.shen.read(id)).body.data;
    await granted(id);

    expect(await noticesTo('xuyingchuan')).toEqual([
      `“${title}”申请阶段一成果延期，等待单位审核`,
      expect.stringContaining('申请已通过，截止改为'),
    ]);
    expect(await noticesTo('office')).toEqual([`“${title}”申请阶段一成果延期，等待决定`]);
    expect(await noticesTo('shenzhiyao')).toEqual([
      `“${title}”的阶段一成果延期申请已由单位审核通过，等待管理方决定`,
      expect.stringContaining('申请已通过，截止改为'),
    ]);
    const { rows } = await story.sql(
      "select action, target from audit_event where action like 'apply.change.%' order by id desc limit 3",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'apply.change.approve',
      'apply.change.pass',
      'apply.change.ask',
    ]);
    expect(new Set(rows.map(({ target }) => target))).toEqual(new Set([`application:${id}`]));
  });

  it('moves the reminders and the calendar with the day', async () => {
    const id = await story.approved();
    await granted(id);
    const { rows } = await story.sql('select seen from reminder_watch where application_id = $1', [id]);
    const { body: next } = await service.call('GET', '/prod-api/cms/reminder/next', {
      headers: story.shen.headers,
    });

    // The version seen before the decision, or none, no longer matches the current one.
    const { version } = (await story.shen.read(id)).body.data;
    expect(rows.every(({ seen }) => !String(seen).startsWith(`${version}.`))).toBe(true);
    expect(JSON.stringify(next)).not.toContain(story.dayIn(10));
  });

  it('adds up to no more than a year, and may be asked again until then', async () => {
    const id = await story.approved();
    await granted(id);
    const [offer] = (await story.changesOf(id)).offers;
    const tooFar = await story.ask(id, { until: story.dayIn(10 + 366) });
    const exact = await story.ask(id, { until: story.dayIn(10 + 365) });

    expect(offer).toMatchObject({ milestone: 'one', first: story.dayIn(71), last: story.dayIn(375) });
    expect([tooFar.status, tooFar.body.data.fields[0].path]).toEqual([400, 'body.until']);
    expect(exact.status).toBe(200);
  });
});

describe('what ends a request', () => {
  it('sends back or refuses with a reason alone, after which it can be asked anew', async () => {
    const id = await story.approved();
    await story.ask(id);
    expect((await story.act(id, 'audit', { pass: false, opinion: '  ' }, story.xu)).status).toBe(400);
    const back = await story.act(id, 'audit', { pass: false, opinion: '请附采购合同' }, story.xu);
    expect(back.body.data.changes[0]).toMatchObject({ state: 'returned', acts: [] });
    expect(back.body.data.changes[0].steps.at(-1)).toMatchObject({
      event: 'return',
      opinion: '请附采购合同',
    });
    await story.ask(id);
    await story.pass(id);
    expect((await story.act(id, 'decision', { approve: false }, story.office)).status).toBe(400);
    const no = await story.act(id, 'decision', { approve: false, opinion: '理由不充分' }, story.office);

    expect(no.body.data.changes.map(({ state }: { state: string }) => state)).toEqual([
      'declined',
      'returned',
    ]);
    expect(Date.parse((await story.shen.read(id)).body.data.deadline)).toBe(Date.parse(story.dayAt(10)));
    expect((await story.changesOf(id)).offers).toHaveLength(2);
  });

  it.each(['unit', 'office'])('is taken back while it is with the %s', async (state) => {
    const id = await story.approved();
    await story.ask(id);
    if (state === 'office') await story.pass(id);
    expect((await story.act(id, 'withdraw', {}, story.shen)).body.data.changes[0].state).toBe('withdrawn');

    expect(await noticesTo(state === 'unit' ? 'xuyingchuan' : 'office')).toEqual(
      expect.arrayContaining([expect.stringContaining('申请已由负责人撤回')]),
    );
    expect((await story.act(id, 'withdraw', {}, story.shen)).status).toBe(409);
  });

  it('lapses when the result is handed in, and what is asked for the other stage does not', async () => {
    const id = await story.approved();
    await story.ask(id);
    await aResult(service.db.kysely, id, 'one', { sheet: await aReadyFile(service, 'shenzhiyao') });
    expect((await story.shen.event({ id }, 'submit_stage_one')).status).toBe(200);
    expect((await story.last(id)).state).toBe('lapsed');
    expect((await story.ask(id)).body.errorCode).toBe('change.handed_in');

    expect((await story.ask(id, { milestone: 'two', until: story.dayIn(400) })).status).toBe(200);
    await story.office.event({ id }, 'pass_stage_one');
    expect((await story.last(id)).state).toBe('unit');
  });

  it('lapses when the project is ended', async () => {
    const id = await story.approved();
    await story.ask(id, { milestone: 'two', until: story.dayIn(400) });
    await story.pass(id);
    expect((await story.office.event({ id }, 'terminate', { reason: '承担单位已经注销' })).status).toBe(200);

    expect((await story.last(id)).state).toBe('lapsed');
    expect((await story.approve(id)).status).toBe(409);
    expect(await story.changesOf(id)).toMatchObject({ offers: [] });
    expect((await story.ask(id)).body.errorCode).toBe('change.not_running');
  });
});

describe('what is refused', () => {
  it('a second one while one is open, and whatever names no day that can be asked for', async () => {
    const id = await story.approved();
    expect((await story.ask(id, { until: story.dayIn(10) })).status).toBe(400);
    expect((await story.ask(id, { reason: '' })).status).toBe(400);
    expect((await story.ask(id, { reason: ' \u0000 ' })).status).toBe(400);
    expect((await story.ask(id, { until: '2027-02-30' })).status).toBe(400);
    expect((await story.ask(id)).status).toBe(200);

    const second = await story.ask(id, { milestone: 'two', until: story.dayIn(400) });
    expect([second.status, second.body.errorCode]).toEqual([409, 'change.open']);
  });

  it('asking once the day has passed by more than a month', async () => {
    const id = await story.approved(-31);

    expect((await story.ask(id)).body.errorCode).toBe('change.too_late');
    expect((await story.changesOf(id)).offers.map(({ milestone }) => milestone)).toEqual(['two']);
  });

  it('whoever it is not for: others do not see it, the team reads, nobody decides about what is their own', async () => {
    const id = await story.approved();
    await story.ask(id);
    const { id: changeId, version } = await story.last(id);
    const paths = [
      ['withdraw', {}],
      ['audit', { pass: true }],
      ['decision', { approve: true }],
    ] as const;
    const tried = async (person: Story['shen']) => {
      const answers: number[] = [];
      for (const [path, body] of paths)
        answers.push(
          (await person.send('POST', `/${id}/changes/${changeId}/${path}`, { version, ...body })).status,
        );
      return answers;
    };

    expect((await story.gu.send('GET', `/${id}/changes`)).status).toBe(404);
    expect(await tried(story.gu)).toEqual([404, 404, 404]);
    expect((await story.ask(id, {}, story.gu)).status).toBe(404);
    expect((await story.ask(id, {}, story.xu)).status).toBe(404);
    expect((await service.call('GET', `/prod-api/cms/apply/${id}/changes`)).status).toBe(401);
    // The office can decide only after the unit's audit; the leader can neither audit nor decide.
    expect(await tried(story.office)).toEqual([403, 403, 409]);
    expect(
      (await story.shen.send('POST', `/${id}/changes/${changeId}/audit`, { version, pass: true })).status,
    ).toBe(403);
    expect(
      (await story.xu.send('POST', `/${id}/changes/${changeId}/decision`, { version, approve: true })).status,
    ).toBe(403);
    expect((await story.xu.send('POST', `/${id}/changes/999999/audit`, { version, pass: true })).status).toBe(
      404,
    );
  });

  it('an act upon what has moved since it was read', async () => {
    const id = await story.approved();
    await story.ask(id);
    const { id: changeId, version } = await story.last(id);
    await story.pass(id);
    const late = await story.shen.send('POST', `/${id}/changes/${changeId}/withdraw`, { version });

    expect([late.status, late.body.errorCode]).toEqual([409, 'change.moved_on']);
    expect(late.body.data.changes[0].state).toBe('office');
  });
});

describe('a unit', () => {
  it('audits what was filed in its name, though the leader has left it', async () => {
    const id = await story.approved();
    await story.ask(id);
    await story.sql("update account set unit_id = 2 where login = 'shenzhiyao'");
    const answer = await story.pass(id);
    await story.sql("update account set unit_id = 1 where login = 'shenzhiyao'");

    expect(answer.status).toBe(200);
  });

  it('without administrator is said to be one, and listed with what waits there', async () => {
    const id = await story.approved();
    await story.ask(id);
    const { rows } = await story.sql(
      "select account_id, role_id from account_role where account_id = (select id from account where login = 'xuyingchuan') and role_id = (select id from role where role_key = 'unit_admin')",
    );
    await story.sql('delete from account_role where account_id = $1 and role_id = $2', [
      ...[rows[0].account_id, rows[0].role_id],
    ]);
    const { unattended } = await story.changesOf(id);
    const { body } = await service.call('GET', '/prod-api/system/unit/unattended?state=waiting', {
      headers: (await service.signIn('office')).headers,
    });
    const refused = await (await anApplicant(service, 'xuyingchuan')).send('GET', `/${id}/changes`);
    await story.sql('insert into account_role (account_id, role_id) values ($1, $2)', [
      ...[rows[0].account_id, rows[0].role_id],
    ]);

    expect(unattended).toBe(true);
    expect(body.rows.find((row: { id: number }) => row.id === 1)).toMatchObject({ applications: 1 });
    expect(refused.status).toBe(404);
  });
});
