import { DAY_MS } from '@contract/time-units';
import { accountOf } from '@tests/support/accounts';
import { anApplicant, aReadyFile, clearApplications, openPeriod } from '@tests/support/anApplicant';
import { sentMessages } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let start: Date;
/** Signed in at the service's present time. */
const as = (login: string) => anApplicant(service, login);

beforeAll(async () => {
  service = await startService();
  start = service.clock.now;
});
afterAll(() => service.stop());
beforeEach(() => {
  service.clock.now = start;
});
beforeEach(() => clearApplications(service));

const count = async (sql: string): Promise<number> =>
  (await service.db.pool.query(`select count(*)::int as n from ${sql}`)).rows[0].n;
const inDays = (days: number): string => new Date(service.clock.now.getTime() + days * DAY_MS).toISOString();

/** An application in 形式审查 after the unit has reported it. */
const reported = async () => {
  const filed = await (await as('shenzhiyao')).filed();
  const unit = await as('xuyingchuan');
  await unit.event(filed, 'start_audit');
  const sealedSheet = await aReadyFile(service, 'xuyingchuan', '盖章审核表.pdf');
  return (await unit.event({ id: filed.id }, 'report', { sealedSheet, sheetCompared: true })).body.data;
};

describe('提交', () => {
  test('gives a number, locks the form, keeps what was filed and tells the unit', async () => {
    const shen = await as('shenzhiyao');
    const draft = await shen.completeDraft();

    const { status, body } = await shen.event(draft, 'submit');

    expect(status).toBe(200);
    const { year } = await openPeriod(service);
    expect(body.data).toMatchObject({
      no: `KC${year}-B-0001`,
      status: 'submitted',
      editable: false,
      filedVersion: 1,
      actions: ['withdraw'],
      handler: { role: 'unit', label: '青陶水务科技有限公司' },
    });
    expect(await count('application_snapshot')).toBe(1);
    const { rows } = await service.db.pool.query(
      'select login, title from notification join account on account.id = account_id',
    );
    expect(rows).toEqual([
      { login: 'xuyingchuan', title: '“面向县域水务的漏损智能诊断与调度平台”已提交，等待单位审核' },
    ]);
    expect(await count("audit_event where action = 'apply.submit'")).toBe(1);
  });

  test('an incomplete form is refused with every finding, and nothing is filed', async () => {
    const shen = await as('shenzhiyao');
    const draft = (await shen.create()).body.data;

    const { status, body } = await shen.event(draft, 'submit');

    expect([status, body.errorCode]).toEqual([422, 'apply.incomplete']);
    expect(body.msg).toBe(`有 ${body.data.findings.length} 处需要修改`);
    expect(body.data.findings).toContainEqual(
      expect.objectContaining({ path: 'base.title', code: 'required', message: '请填写项目名称' }),
    );
    expect(await count('application_snapshot')).toBe(0);
    expect(await count('counter')).toBe(0);
  });

  test('a file that is still on its way blocks it', async () => {
    const shen = await as('shenzhiyao');
    const draft = await shen.completeDraft();
    await service.db.pool.query("update file set state = 'uploading' where name = '查新报告.pdf'");

    const { body } = await shen.event(draft, 'submit');

    expect(body.data.findings).toMatchObject([
      { code: 'fileUnfinished', message: '“查新报告.pdf”尚未上传完成，请等待上传结束' },
    ]);
  });

  test('clicked twice, or ten times, is one', async () => {
    const shen = await as('shenzhiyao');
    const draft = await shen.completeDraft();

    const answers = await Promise.all(Array.from({ length: 10 }, () => shen.event(draft, 'submit')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await count('application_snapshot')).toBe(1);
    expect(await count("application_event where event = 'submit'")).toBe(1);
    expect(await count('notification')).toBe(1);
  });

  test('a retry with the same key gets the answer of the first', async () => {
    const shen = await as('shenzhiyao');
    const { id, version } = await shen.completeDraft();
    const key = { 'idempotency-key': 'submit-once-0001' };

    const first = await shen.send('POST', `/${id}/submit`, { version }, key);
    const again = await shen.send('POST', `/${id}/submit`, { version }, key);

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.data).toEqual(first.body.data);
    expect(await count('application_snapshot')).toBe(1);
  });

  test('two people at once get two numbers', async () => {
    const [shen, gu] = [await as('shenzhiyao'), await as('gumingqian')];
    const drafts = [await shen.completeDraft(), await gu.completeDraft()] as const;

    const answers = await Promise.all([shen.event(drafts[0], 'submit'), gu.event(drafts[1], 'submit')]);

    expect(answers.map(({ body }) => body.data.no.slice(-4)).sort()).toEqual(['0001', '0002']);
  });

  test('after the deadline nothing is taken, and the draft says why', async () => {
    const draft = await (await as('shenzhiyao')).completeDraft();
    const { applyEnd } = await openPeriod(service);
    service.clock.now = new Date(applyEnd.getTime() + 1000);
    const late = await as('shenzhiyao');

    const { status, body } = await late.event(draft, 'submit');

    expect([status, body.errorCode]).toEqual([409, 'apply.closed']);
    expect((await late.read(draft.id)).body.data).toMatchObject({ status: 'draft', actions: [] });
  });

  test('the last second still counts', async () => {
    const draft = await (await as('shenzhiyao')).completeDraft();
    const { applyEnd } = await openPeriod(service);
    service.clock.now = new Date(applyEnd.getTime() + 999);

    expect((await (await as('shenzhiyao')).event(draft, 'submit')).status).toBe(200);
  });
});

describe('回执', () => {
  test('names what was filed, and its digest changes with the smallest change', async () => {
    const shen = await as('shenzhiyao');
    const { id } = await shen.filed();
    const first = (await shen.send('GET', `/${id}/receipt`)).body.data;

    await shen.event({ id }, 'withdraw');
    await shen.event({ id }, 'reopen');
    const draft = (await shen.read(id)).body.data;
    await shen.patch(id, [
      {
        path: 'team.members.member-1.idNumber',
        base: draft.sections.team.members[0].idNumber,
        value: '11010519491231002X',
      },
    ]);
    await shen.event({ id }, 'submit');
    const second = (await shen.send('GET', `/${id}/receipt`)).body.data;

    expect(first).toMatchObject({
      budget: 180_000_000,
      leader: '沈知遥',
      filedVersion: 1,
      unitName: '青陶水务科技有限公司',
    });
    expect(first.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(first.code.replaceAll('-', '').toLowerCase()).toBe(first.digest.slice(0, 16));
    expect(second).toMatchObject({ no: first.no, filedVersion: 2 });
    expect(second.digest).not.toBe(first.digest);
  });

  test('a draft has none', async () => {
    const shen = await as('shenzhiyao');
    const { id } = await shen.completeDraft();

    expect((await shen.send('GET', `/${id}/receipt`)).status).toBe(404);
  });
});

describe('谁能推动、何时能推动', () => {
  test('its unit hears that it was taken back, and reads no more of it', async () => {
    const [shen, unit, other] = [await as('shenzhiyao'), await as('xuyingchuan'), await as('gumingqian')];
    const filed = await shen.filed();
    await shen.event(filed, 'withdraw');
    const said = async (who: typeof unit) => {
      const { status, body } = await who.read(filed.id);
      return [status, body.errorCode, body.data ?? null];
    };

    expect(await said(unit)).toEqual([404, 'apply.withdrawn', null]);
    expect(await said(other)).toEqual([404, 'http.404', null]);
    expect((await unit.event(filed, 'start_audit')).body.errorCode).toBe('apply.withdrawn');
  });

  test('withdrawing against the start of the audit has one winner', async () => {
    for (let round = 0; round < 5; round++) {
      const shen = await as('shenzhiyao');
      const filed = await shen.filed();
      const unit = await as('xuyingchuan');

      const answers = await Promise.all([shen.event(filed, 'withdraw'), unit.event(filed, 'start_audit')]);

      const winners = answers.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      const { rows } = await service.db.pool.query('select status from application where id = $1', [
        filed.id,
      ]);
      expect(rows[0].status).toBe(winners[0]?.body.data.status);
      await service.db.pool.query("update application set status = 'withdrawn' where id = $1", [filed.id]);
    }
  });

  test('an old version moves nothing and is shown the present record', async () => {
    const shen = await as('shenzhiyao');
    const filed = await shen.filed();

    const { status, body } = await shen.event({ id: filed.id, version: filed.version - 1 }, 'withdraw');

    expect([status, body.errorCode, body.data.version]).toEqual([409, 'apply.version_moved', filed.version]);
    expect(body.msg).toMatch(/^已有新的处理（[\d: -]+ 您：提交申报），请核对后再操作$/);
  });

  test('events from the wrong state are refused in words', async () => {
    const shen = await as('shenzhiyao');
    const filed = await shen.filed();

    const { status, body } = await shen.event(filed, 'reopen');

    expect([status, body.errorCode, body.msg]).toEqual([
      409,
      'apply.state',
      '当前状态为“已提交”，不能办理“重新编辑”',
    ]);
  });

  test('nobody acts in another’s part', async () => {
    const shen = await as('shenzhiyao');
    const filed = await shen.filed();
    const unit = await as('xuyingchuan');

    expect((await shen.event(filed, 'start_audit')).status).toBe(403);
    expect((await shen.event(filed, 'expire')).status).toBe(403);
    expect((await unit.event(filed, 'withdraw')).status).toBe(403);
    expect((await unit.event(filed, 'accept')).status).toBe(403);
    expect((await (await as('office')).event({ ...filed }, 'accept')).status).toBe(404);
    expect((await shen.event(filed, 'fly')).status).toBe(400);
  });

  test('a unit administrator does not audit an application of their own', async () => {
    const xu = await as('xuyingchuan');
    const filed = await xu.filed();

    expect(filed.actions).toEqual(['withdraw']);
    expect((await xu.event(filed, 'start_audit')).status).toBe(403);
  });

  test('reporting needs a stamped sheet that is really there', async () => {
    const filed = await (await as('shenzhiyao')).filed();
    const unit = await as('xuyingchuan');
    await unit.event(filed, 'start_audit');
    const foreign = await aReadyFile(service, 'shenzhiyao');

    const without = await unit.event({ id: filed.id }, 'report');
    const withForeign = await unit.event({ id: filed.id }, 'report', { sealedSheet: foreign });

    expect([without.status, without.body.msg]).toEqual([400, '请上传盖章扫描件']);
    expect(withForeign.status).toBe(400);
    expect(await reportedHandler(filed.id)).toBe('unit');
  });
  const reportedHandler = async (id: number): Promise<string> =>
    (await service.db.pool.query('select handler from application where id = $1', [id])).rows[0].handler;

  test('a return asks for a reason and a date ahead', async () => {
    const { id } = await reported();
    const office = await as('office');

    expect((await office.event({ id }, 'return', { dueAt: inDays(5) })).body.msg).toBe('请填写原因');
    expect((await office.event({ id }, 'return', { reason: '缺报价' })).body.msg).toBe('请填写修改期限');
    expect((await office.event({ id }, 'return', { reason: '缺报价', dueAt: inDays(-1) })).body.msg).toBe(
      '修改期限应晚于现在',
    );
  });

  test('a returned application comes back after the period’s end, but not after its own date', async () => {
    const { id } = await reported();
    const { applyEnd } = await openPeriod(service);
    service.clock.now = new Date(applyEnd.getTime() + 2 * DAY_MS);
    const returned = await (await as('office')).event({ id }, 'return', {
      reason: '缺报价',
      dueAt: inDays(5),
    });
    expect(returned.body.data).toMatchObject({ status: 'returned', returnedFrom: 'formal_check' });

    service.clock.now = new Date(applyEnd.getTime() + 8 * DAY_MS);
    const late = await (await as('shenzhiyao')).event({ id }, 'submit');
    service.clock.now = new Date(applyEnd.getTime() + 6 * DAY_MS);
    const inTime = await (await as('shenzhiyao')).event({ id }, 'submit');

    expect([late.status, late.body.errorCode]).toEqual([409, 'apply.closed']);
    expect(late.body.msg).toMatch(/^修改期限已于 .+）截止，草稿已保留$/);
    expect(inTime.body.data).toMatchObject({ status: 'submitted', filedVersion: 2, returnedFrom: null });
  });

  test('a withdrawn one makes room, and comes back only while there is room', async () => {
    const shen = await as('shenzhiyao');
    const first = await shen.filed();
    await shen.event(first, 'withdraw');
    const second = await shen.completeDraft();

    const { status, body } = await shen.event({ id: first.id }, 'reopen');

    expect([status, body.errorCode, body.data.existing.id]).toEqual([409, 'apply.exists', second.id]);
  });
});

describe('动态', () => {
  test('tells who did what, without naming officials', async () => {
    const { id } = await reported();
    await (await as('office')).event({ id }, 'return', { reason: '设备单价缺少依据', dueAt: inDays(9) });

    const { body } = await (await as('shenzhiyao')).send('GET', `/${id}/events`);

    expect(
      body.rows.map(({ event, to, actorName, reason }: Record<string, string>) => [
        event,
        to,
        actorName,
        reason,
      ]),
    ).toEqual([
      ['return', 'returned', '开创专项办公室', '设备单价缺少依据'],
      ['report', 'formal_check', '青陶水务科技有限公司', null],
      ['start_audit', 'unit_review', '青陶水务科技有限公司', null],
      ['submit', 'submitted', '沈知遥', null],
      ['create', 'draft', '沈知遥', null],
    ]);
    expect(body.total).toBe(5);
  });
});

describe('those concerned', () => {
  const sentTo = async (): Promise<string[]> =>
    (await sentMessages(service)).filter(({ kind }) => kind === 'notice').map(({ recipient }) => recipient);
  const choose = (login: string, application: object) =>
    service.db.kysely
      .updateTable('account')
      .set({ preferences: JSON.stringify({ application }) as never })
      .where('login', '=', login)
      .execute();
  beforeEach(() => service.db.pool.query('delete from outbox'));

  test('hear of it in the channels they chose; a queue rings no telephone', async () => {
    const { email } = await accountOf(service, 'xuyingchuan');

    await (await as('shenzhiyao')).filed();

    expect(await sentTo()).toEqual([email]);
  });

  test('are left in peace by mail where they asked for that', async () => {
    await choose('xuyingchuan', { site: true, email: false, sms: false });

    await (await as('shenzhiyao')).filed();
    await choose('xuyingchuan', { site: true, email: true, sms: true });

    expect(await sentTo()).toEqual([]);
    expect(await count('notification')).toBe(1);
  });
});
