import { DAY_MS } from '@contract/time-units';
import {
  type Applicant,
  anApplicant,
  clearApplications,
  completeSectionsOf,
  openPeriod,
} from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
beforeAll(async () => {
  service = await startService();
  shen = await anApplicant(service, 'shenzhiyao');
});
afterAll(() => service.stop());
beforeEach(() => clearApplications(service));

describe('整体保存', () => {
  test('the form that was read, saved unchanged, stays as it is [call.PUT /prod-api/cms/apply]', async () => {
    const draft = await shen.completeDraft();

    const { status, body } = await shen.send('PUT', '', {
      id: draft.id,
      version: draft.version,
      sections: draft.sections,
    });

    expect(status).toBe(200);
    expect(body.data).toEqual(draft);
  });

  test('an old version is refused with the record as it is now', async () => {
    const draft = await shen.completeDraft();
    await shen.patch(draft.id, [{ path: 'base.title', base: draft.title, value: '另一台设备上的名称' }]);

    const { status, body } = await shen.send('PUT', '', {
      id: draft.id,
      version: draft.version,
      sections: draft.sections,
    });

    expect([status, body.errorCode]).toEqual([409, 'apply.version_moved']);
    expect(body.data).toMatchObject({
      id: draft.id,
      title: '另一台设备上的名称',
      version: draft.version + 1,
    });
  });

  test('a form with a field too many, or one too few, is refused', async () => {
    const { id, version, sections } = await shen.completeDraft();
    const { base, ...rest } = sections;

    expect((await shen.send('PUT', '', { id, version, sections: { ...sections, extra: {} } })).status).toBe(
      400,
    );
    expect((await shen.send('PUT', '', { id, version, sections: rest })).status).toBe(400);
    expect(
      (await shen.send('PUT', '', { id, version, sections: { ...sections, base: { ...base, owner: 3 } } }))
        .status,
    ).toBe(400);
  });

  test('what is filed is locked', async () => {
    const filed = await shen.filed();

    const put = await shen.send('PUT', '', {
      id: filed.id,
      version: filed.version,
      sections: filed.sections,
    });
    const patch = await shen.patch(filed.id, [
      { path: 'base.title', base: filed.title, value: '提交后的改动' },
    ]);

    expect([put.status, put.body.errorCode]).toEqual([409, 'apply.locked']);
    expect(patch.body.msg).toBe('当前状态为“已提交”，内容已锁定');
  });
});

describe('详情', () => {
  test('the step that is looked at brings its own verdicts only [entity.application.step]', async () => {
    const { id } = await shen.completeDraft();

    const all = (await shen.read(id)).body.data.verdicts;
    const budget = (await shen.send('GET', `/${id}?step=budget`)).body.data.verdicts;

    expect(new Set(budget.map(({ section }: { section: string }) => section))).toEqual(new Set(['budget']));
    expect(all.length).toBeGreaterThan(budget.length);
  });

  test('a step that is none is refused', async () => {
    const { id } = await shen.completeDraft();

    expect((await shen.send('GET', `/${id}?step=secret`)).status).toBe(400);
    expect((await shen.send('GET', '/0')).status).toBe(400);
    expect((await shen.send('GET', '/999999')).status).toBe(404);
  });

  test('the unit’s auditor reads what is filed, another unit’s does not, the office not yet [call.GET /prod-api/cms/apply/{id}]', async () => {
    const { id } = await shen.filed();
    await service.db.pool.query(
      "insert into account_role select a.id, r.id from account a, role r where a.login = 'gumingqian' and r.role_key = 'unit_admin'",
    );

    const readers = await Promise.all(
      ['xuyingchuan', 'gumingqian', 'office', 'luyiwei'].map((login) => anApplicant(service, login)),
    );
    const statuses = await Promise.all(readers.map(async (reader) => (await reader.read(id)).status));

    expect(statuses).toEqual([200, 404, 404, 404]);
  });

  test('while a returned form is mended, others see what was filed', async () => {
    const { id, title } = await shen.filed();
    const unit = await anApplicant(service, 'xuyingchuan');
    await unit.event({ id }, 'start_audit');
    const dueAt = new Date(service.clock.now.getTime() + DAY_MS).toISOString();
    await unit.event({ id }, 'return', { reason: '请补充报价依据', dueAt });

    await shen.patch(id, [{ path: 'base.title', base: title, value: '改到一半的项目名称' }]);

    expect((await unit.read(id)).body.data.sections.base.title).toBe(title);
    expect((await shen.read(id)).body.data.sections.base.title).toBe('改到一半的项目名称');
  });
});

describe('删除草稿', () => {
  test('a draft that was never filed goes, with the files only it had named', async () => {
    const draft = await shen.completeDraft();

    const { status } = await shen.send('DELETE', `/${draft.id}?version=${draft.version}`);

    expect(status).toBe(200);
    expect((await shen.read(draft.id)).status).toBe(404);
    const { rows } = await service.db.pool.query('select count(*)::int as n from file where id = any($1)', [
      draft.files.map(({ id }) => id),
    ]);
    expect(rows[0].n).toBe(0);
  });

  test('what was filed once stays, also after it was withdrawn', async () => {
    const { id } = await shen.filed();
    await shen.event({ id }, 'withdraw');
    const { body } = await shen.event({ id }, 'reopen');

    expect((await shen.send('DELETE', `/${id}?version=${body.data.version}`)).status).toBe(409);
  });

  test('a draft that moved on is not deleted by an old page', async () => {
    const draft = await shen.completeDraft();
    await shen.patch(draft.id, [{ path: 'base.title', base: draft.title, value: '又改过了' }]);

    expect((await shen.send('DELETE', `/${draft.id}?version=${draft.version}`)).status).toBe(409);
  });
});

describe('我的申报', () => {
  /** Rows in several states, put there directly: the list only reads. */
  const fill = async (): Promise<void> => {
    await service.db.pool.query(`
      insert into application (owner_id, period_id, unit_id, no, title, status, handler, updated_at) values
        (1, 4, 1, null, '面向县域水务的漏损智能诊断', 'draft', 'applicant', '2026-09-14'),
        (1, 2, 1, 'KC2026-A-0032', '老城区供水管网声学监测', 'returned', 'applicant', '2026-09-13'),
        (1, 2, 1, 'KC2025-B-0118', '泵站群能耗协同优化示范', 'stage_one', 'office', '2026-09-12'),
        (1, 1, 1, 'KC2023-A-0009', '二次供水水质快检装置', 'closed', null, '2025-12-18'),
        (1, 1, 1, null, '没有赶上的草稿', 'draft', 'applicant', '2024-01-01'),
        (2, 4, 2, null, '别人的项目', 'draft', 'applicant', '2026-09-14')`);
  };
  const titles = async (query: string): Promise<string[]> =>
    (await shen.send('GET', `/myList?${query}`)).body.rows.map((row: { title: string }) =>
      row.title.slice(0, 3),
    );

  test('shows one’s own, newest change first, with the count of every tab [call.GET /prod-api/cms/apply/myList]', async () => {
    await fill();

    const { body } = await shen.send('GET', '/myList');

    expect(body).toMatchObject({ total: 5, counts: { all: 5, todo: 2, active: 1, ended: 2 } });
    expect(body.rows.map((row: { no: string }) => row.no)).toEqual([
      null,
      'KC2026-A-0032',
      'KC2025-B-0118',
      'KC2023-A-0009',
      null,
    ]);
    expect(JSON.stringify(body)).not.toContain('别人的项目');
  });

  test('tabs, keyword, period and paging narrow it down', async () => {
    await fill();

    expect(await titles('tab=todo')).toEqual(['面向县', '老城区']);
    expect(await titles('tab=active')).toEqual(['泵站群']);
    expect(await titles('tab=ended')).toEqual(['二次供', '没有赶']);
    expect(await titles(`keyword=${encodeURIComponent('声学')}`)).toEqual(['老城区']);
    expect(await titles('keyword=kc2025')).toEqual(['泵站群']);
    expect(await titles('keyword=%25')).toEqual([]);
    expect(await titles('periodId=1')).toEqual(['二次供', '没有赶']);
    expect(await titles('pageNum=2&pageSize=2')).toEqual(['泵站群', '二次供']);
    expect(await titles('orderByColumn=createTime&isAsc=asc&pageSize=1')).toHaveLength(1);
  });

  test.each([
    'orderByColumn=owner_id',
    'orderByColumn=updateTime;drop table application',
    'isAsc=CASE WHEN 1=1 THEN 1 END',
    'pageSize=101',
    'pageSize=0',
    'pageNum=-1',
    'pageNum=１',
    'tab=secret',
    'owner=2',
  ])('%s is refused', async (query) => {
    expect((await shen.send('GET', `/myList?${query}`)).status).toBe(400);
  });
});

describe('能否申报', () => {
  const ask = async (who: { send: typeof shen.send }, body: object = {}) =>
    (await who.send('POST', '/insertApplyAvailable', { periodId: (await openPeriod(service)).id, ...body }))
      .body.data;
  const verdicts = (answer: { rules: { id: string; verdict: string }[] }) =>
    Object.fromEntries(answer.rules.map(({ id, verdict }) => [id, verdict]));

  test('a certified person of a unit may, and is told what is not known yet [call.POST /prod-api/cms/apply/insertApplyAvailable]', async () => {
    const answer = await ask(shen);

    expect(answer).toMatchObject({ available: true, existing: null });
    expect(verdicts(answer)).toEqual({
      period: 'passed',
      category: 'unknown',
      realName: 'passed',
      unit: 'passed',
      onePerPeriod: 'passed',
      // Conditions of the open period (LIMITS of the demo data).
      running: 'passed',
      age: 'passed',
    });
    expect(verdicts(await ask(shen, { category: 'B' })).category).toBe('passed');
    expect(verdicts(await ask(shen, { category: 'Z' })).category).toBe('failed');
  });

  test('a newcomer is told what is missing and where to get it', async () => {
    const lin = await anApplicant(service, 'linxiaoman');

    const answer = await ask(lin);

    expect(answer.available).toBe(false);
    const failed = answer.rules.filter(({ verdict }: { verdict: string }) => verdict === 'failed');
    expect(failed.map(({ id }: { id: string }) => id)).toEqual(['unit']);
    const open = answer.rules.filter(({ verdict }: { verdict: string }) => verdict === 'conditional');
    expect(open.map(({ id }: { id: string }) => id)).toEqual(['realName']);
    for (const rule of [...failed, ...open])
      expect([rule.clause, rule.remedy, rule.link].every(Boolean)).toBe(true);
  });

  test('a draft in the period is to be continued', async () => {
    const { body } = await shen.create({
      base: { ...(await completeSectionsOf(service, 'shenzhiyao')).base },
    });

    const answer = await ask(shen);

    expect(answer).toMatchObject({ available: false, existing: { id: body.data.id, status: 'draft' } });
    expect(answer.rules.find(({ id }: { id: string }) => id === 'onePerPeriod')).toMatchObject({
      remedy: '继续填写已有的草稿',
      link: `/innovation/myProjects/${body.data.id}`,
    });
  });

  test('a closed period says when it closed', async () => {
    const { rows } = await service.db.pool.query(
      'select id from period where apply_end < now() order by id limit 1',
    );

    const answer = await ask(shen, { periodId: rows[0].id });

    expect(answer.rules[0]).toMatchObject({
      verdict: 'failed',
      message: expect.stringMatching(/^批次已于 .+（北京时间）截止$/),
    });
  });
});

describe('身份证号码', () => {
  const ID = '11010519491231002X';
  const path = 'team.members.row1.idNumber';
  const withMember = async (): Promise<number> => {
    const { id } = (await shen.create()).body.data;
    await shen.patch(id, [
      { path: 'team.members', base: [], value: ['row1'] },
      { path, base: null, value: ID },
    ]);
    return id;
  };

  test('is sealed in the database, in the form, the history and the snapshot', async () => {
    const id = await withMember();
    const phone = await anApplicant(service, 'shenzhiyao');
    await phone.patch(id, [{ path, base: null, value: '11010519491231009X' }]);

    const { rows } = await service.db.pool.query(
      "select fields::text || coalesce((select string_agg(value::text, ' ') from field_history), '') as all_text from application",
    );

    expect(rows[0].all_text).not.toContain('11010519491231');
    expect(rows[0].all_text.match(/enc:v1:/g)).toHaveLength(2);
  });

  test('leaves the service masked, wherever it leaves', async () => {
    const id = await withMember();
    const phone = await anApplicant(service, 'shenzhiyao');

    const conflict = await phone.patch(id, [{ path, base: null, value: '110105194912310054' }]);
    const answers = [conflict, await shen.read(id), await shen.send('GET', `/${id}/history`)];

    for (const { response } of answers) expect(response.payload).not.toContain('19491231');
    expect((await shen.read(id)).body.data.sections.team.members[0].idNumber).toBe('110***********002X');
  });

  test('a masked number that comes back means unchanged', async () => {
    const id = await withMember();

    const { body } = await shen.patch(id, [
      { path, base: '110***********002X', value: '110***********002X' },
    ]);
    await shen.patch(id, [{ path, base: '110***********002X', value: null }]);

    expect(body.data.conflicts).toEqual([]);
    expect((await shen.read(id)).body.data.sections.team.members[0].idNumber).toBeNull();
  });

  test('a wrong number is found out although it is masked', async () => {
    const id = await withMember();

    await shen.patch(id, [{ path, base: '110***********002X', value: '110105194912310021' }]);

    const { verdicts } = (await shen.read(id)).body.data;
    expect(JSON.stringify(verdicts)).toContain('idCheck');
  });
});
