import {
  type Applicant,
  anApplicant,
  applicants,
  aReadyFile,
  clearApplications,
  openPeriod,
} from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
let gu: Applicant;
beforeAll(async () => {
  service = await startService();
  [shen, gu] = await applicants(service, 'shenzhiyao', 'gumingqian');
});
afterAll(() => service.stop());
beforeEach(() => clearApplications(service));

const aDraft = async (): Promise<number> => (await shen.create()).body.data.id;
const title = (value: string | null, base: string | null = null) => ({ path: 'base.title', base, value });

describe('新建', () => {
  test('a draft begins with what the service knows of the person and the unit [call.POST /prod-api/cms/apply]', async () => {
    const { status, body } = await shen.create();

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'draft',
      no: null,
      editable: true,
      handler: { role: 'applicant', label: '沈知遥' },
    });
    expect(body.data.sections.unit).toMatchObject({ name: '青陶水务科技有限公司', legalPerson: '岑叙白' });
    expect(body.data.sections.team).toMatchObject({
      leaderPhone: '19900000001',
      leaderEmail: 'shenzhiyao@example.cn',
    });
    expect(body.data.sections.base.periodId).toBe((await openPeriod(service)).id);
  });

  test('the second one of a period is refused and names the first', async () => {
    const first = await aDraft();
    await shen.patch(first, [title('老城区供水管网声学监测')]);

    const { status, body } = await shen.create();

    expect([status, body.errorCode]).toEqual([409, 'apply.exists']);
    expect(body.msg).toBe('每位负责人在一个批次内最多申报 1 项，已有“老城区供水管网声学监测”');
    expect(body.data.existing).toMatchObject({ id: first, status: 'draft' });
  });

  test('ten at once make one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => shen.create()));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('the same key makes one and gets the same answer', async () => {
    const { id: periodId } = await openPeriod(service);
    const key = { 'idempotency-key': 'first-click-0001' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shen.send('POST', '', { periodId }, key)),
    );

    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await shen.send('POST', '', { periodId, category: 'A' }, key)).status).toBe(422);
  });

  test.each([
    ['owner', { ownerId: 3 }],
    ['status', { status: 'approved' }],
    ['number', { no: 'KC2026-A-0001' }],
  ])('nobody sets the %s', async (_name, extra) => {
    const { id: periodId } = await openPeriod(service);

    const { status, body } = await shen.send('POST', '', { periodId, ...extra });

    expect([status, body.errorCode]).toEqual([400, 'request.invalid']);
  });

  test('a period that is over, or not there, takes nothing', async () => {
    const { rows } = await service.db.pool.query('select id from period where apply_end < now() limit 1');

    expect((await shen.send('POST', '', { periodId: rows[0].id })).body).toMatchObject({
      code: 409,
      errorCode: 'apply.closed',
    });
    expect((await shen.send('POST', '', { periodId: 999_999 })).status).toBe(404);
  });

  test('visitors and staff without the right are turned away', async () => {
    const office = await anApplicant(service, 'auditor');

    expect((await service.call('POST', '/prod-api/cms/apply', { body: { periodId: 1 } })).status).toBe(401);
    expect((await office.create()).status).toBe(403);
  });
});

describe('自动保存', () => {
  test('a field is kept, a cleared field is cleared', async () => {
    const id = await aDraft();

    await shen.patch(id, [title('声学监测'), { path: 'base.notSecret', base: null, value: true }]);
    const cleared = await shen.patch(id, [title(null, '声学监测')]);

    expect(cleared.body.data).toMatchObject({ merged: {}, conflicts: [] });
    const { base } = (await shen.read(id)).body.data.sections;
    expect(base).toMatchObject({ title: null, notSecret: true });
  });

  test('two devices that edit different fields at once both keep theirs', async () => {
    const id = await aDraft();
    const phone = await anApplicant(service, 'shenzhiyao');

    const answers = await Promise.all([
      shen.patch(id, [title('管网声学监测关键技术')]),
      phone.patch(id, [{ path: 'base.category', base: null, value: 'A' }]),
      phone.patch(id, [{ path: 'plan.route', base: null, value: '先研制样机' }]),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const application = (await shen.read(id)).body.data;
    expect(application.sections).toMatchObject({
      base: { title: '管网声学监测关键技术', category: 'A' },
      plan: { route: '先研制样机' },
    });
    expect(application).toMatchObject({
      title: '管网声学监测关键技术',
      category: 'A',
      categoryName: '关键技术',
    });
  });

  test('rows that two devices add are both there', async () => {
    const id = await aDraft();
    const phone = await anApplicant(service, 'shenzhiyao');
    const row = (key: string, name: string) => [
      { path: 'team.members', base: [], value: [key] },
      { path: `team.members.${key}.name`, base: null, value: name },
    ];

    await Promise.all([shen.patch(id, row('row-a', '顾思远')), phone.patch(id, row('row-b', '罗亦辰'))]);

    const { members } = (await shen.read(id)).body.data.sections.team;
    expect(members.map(({ name }: { name: string }) => name).sort()).toEqual(['罗亦辰', '顾思远']);
  });

  test('one field, two hands: the first value stands, the second is shown and kept', async () => {
    const id = await aDraft();
    const phone = await anApplicant(service, 'shenzhiyao');
    await shen.patch(id, [title('电脑上的名称')]);

    const late = await phone.patch(id, [title('手机上的名称')]);
    const repeated = await phone.patch(id, [title('手机上的名称')]);

    expect(late.body.data.conflicts).toMatchObject([
      { path: 'base.title', mine: '手机上的名称', theirs: '电脑上的名称', by: '沈知遥' },
    ]);
    expect(late.body.data.merged).toEqual({ 'base.title': '电脑上的名称' });
    expect(repeated.body.data.conflicts).toHaveLength(1);
    const history = (await shen.send('GET', `/${id}/history`)).body;
    expect(history).toMatchObject({
      total: 1,
      rows: [{ path: 'base.title', value: '手机上的名称', kind: 'declined', by: '沈知遥' }],
    });
  });

  test('a person who has chosen gets the value, and the other one goes to the history', async () => {
    const id = await aDraft();
    const phone = await anApplicant(service, 'shenzhiyao');
    await shen.patch(id, [title('电脑上的名称')]);

    await phone.patch(id, [title('手机上的名称', '电脑上的名称')], { resolve: ['base.title'] });

    expect((await shen.read(id)).body.data.sections.base.title).toBe('手机上的名称');
    const { rows } = (await shen.send('GET', `/${id}/history?path=base.title`)).body;
    expect(rows).toMatchObject([{ value: '电脑上的名称', kind: 'overwritten' }]);
  });

  test('typing on is one edit: the history keeps what is ten minutes old, not every pause', async () => {
    const id = await aDraft();
    await shen.patch(id, [title('声学')]);
    await shen.patch(id, [title('声学监测', '声学')]);
    expect((await shen.send('GET', `/${id}/history`)).body.total).toBe(0);

    const then = service.clock.now;
    service.clock.now = new Date(then.getTime() + 11 * 60_000);
    const later = await anApplicant(service, 'shenzhiyao');
    await later.patch(id, [title('声学监测关键技术', '声学监测')]);
    service.clock.now = then;

    expect((await shen.send('GET', `/${id}/history`)).body.rows).toMatchObject([
      { value: '声学监测', kind: 'overwritten' },
    ]);
  });

  test('sending the same changes again changes nothing, not even the version', async () => {
    const id = await aDraft();
    const first = await shen.patch(id, [title('声学监测')]);
    const again = await shen.patch(id, [title('声学监测')]);

    expect(again.body.data.version).toBe(first.body.data.version);
  });

  test.each([
    ['an unknown field', 'base.tittle', '声学'],
    ['a number where a text belongs', 'base.title', 5],
    ['a choice that is none', 'unit.nature', 'club'],
    ['a day that is no text', 'base.termStart', 202613],
    ['half a 分', 'unit.specialFund', 0.5],
    ['money below zero', 'unit.specialFund', -1],
    ['a column that rows have not', 'team.members.row1.salary', '1'],
    ['a row id with a dot', 'team.members', ['a.b.c']],
    ['one row twice', 'team.members', ['row1', 'row1']],
    ['a file id that is none', 'plan.routeFigure', '../../etc/passwd'],
    ['a file of nobody', 'plan.routeFigure', '11111111-1111-4111-8111-111111111111'],
  ])('%s is refused by name', async (_name, path, value) => {
    const id = await aDraft();

    const { status, body } = await shen.patch(id, [{ path, base: null, value } as never]);

    expect(status).toBe(400);
    expect(body.data.fields.map((field: { path: string }) => field.path)).toEqual([path]);
  });

  it.each([
    ['base.termStart', '2026-13', 'month'],
    ['unit.specialFund', '12x', 'amount'],
    ['team.leaderMonths', '半年', 'months'],
  ])('%s may hold %s: it is kept as typed, and named', async (path, text, code) => {
    const { id } = await shen.completeDraft();
    const before = (await shen.read(id)).body.data;
    const [section = '', field = ''] = path.split('.');

    const saved = await shen.patch(id, [{ path, base: before.sections[section][field], value: text }]);
    const { typed, sections } = (await shen.read(id)).body.data;
    const filed = await shen.event({ id }, 'submit');

    expect(saved.status).toBe(200);
    expect(typed).toEqual({ [path]: text });
    expect(sections[section][field]).toBeNull();
    const found = filed.body.data.findings.map((each: { path: string; code: string }) => [
      each.path,
      each.code,
    ]);
    expect(filed.status).toBe(422);
    expect(found).toContainEqual([path, code]);
  });

  it('a word that was never finished is filed as the word it is', async () => {
    const { id } = await shen.completeDraft();
    const { keywords } = (await shen.read(id)).body.data.sections.base;
    const words = keywords.slice(0, 3);
    await shen.patch(id, [{ path: 'base.keywords', base: keywords, value: [...words, '管网'].join('；') }]);
    const filed = await shen.event({ id }, 'submit');

    expect(filed.status).toBe(200);
    expect(filed.body.data.sections.base.keywords).toEqual([...words, '管网']);
  });

  it('a wrong number behind its mask is told with every answer', async () => {
    const { id, sections } = await shen.completeDraft();
    const path = `team.members.${sections.team.members[0]?.id}.idNumber`;
    const wrongAt = (body: { data: { verdicts: { findings: { path: string; code: string }[] }[] } }) =>
      body.data.verdicts.flatMap(({ findings }) => findings.filter((each) => each.path === path));
    const base = sections.team.members[0]?.idNumber ?? null;

    const saved = await shen.patch(id, [{ path, base, value: '11010519491231002' }]);
    const read = await shen.read(id);
    const mended = await shen.patch(id, [{ path, base: null, value: '11010519491231002X' }], {
      resolve: [path],
    });

    expect(wrongAt(saved.body)).toMatchObject([{ code: 'idLength' }]);
    expect(wrongAt(read.body)).toMatchObject([{ code: 'idLength' }]);
    expect(wrongAt(mended.body)).toEqual([]);
  });

  test('a draft cannot move to a period that is over', async () => {
    const id = await aDraft();
    const { id: base } = await openPeriod(service);

    const { status, body } = await shen.patch(id, [{ path: 'base.periodId', base, value: 1 }]);

    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ path: 'base.periodId', message: '所选批次不在开放期内' }]);
  });

  test('somebody else’s file cannot be named', async () => {
    const id = await aDraft();
    const foreign = await aReadyFile(service, 'gumingqian');

    const { status } = await shen.patch(id, [{ path: 'plan.routeFigure', base: null, value: foreign }]);

    expect(status).toBe(400);
  });

  test('texts that the database cannot hold are cleaned, not lost', async () => {
    const id = await aDraft();

    const { body } = await shen.patch(id, [title('声学\u0000监测\ud800')]);

    expect(body.data.merged).toEqual({ 'base.title': '声学监测\ufffd' });
  });

  test('after the deadline the draft is kept and says so', async () => {
    const id = await aDraft();
    await shen.patch(id, [title('声学监测')]);
    const { applyEnd } = await openPeriod(service);
    const then = service.clock.now;
    service.clock.now = new Date(applyEnd.getTime() + 1000);
    const late = await anApplicant(service, 'shenzhiyao');

    const { status, body } = await late.patch(id, [title('来不及了', '声学监测')]);
    const kept = (await late.read(id)).body.data;
    service.clock.now = then;

    expect([status, body.errorCode]).toEqual([409, 'apply.closed']);
    expect(body.msg).toMatch(/^批次已于 \d{4}-\d\d-\d\d 23:59:59（北京时间）截止，草稿已保留$/);
    expect(kept).toMatchObject({ editable: false, title: '声学监测' });
  });

  test('somebody else’s draft does not exist', async () => {
    const id = await aDraft();

    const answers = [
      await gu.read(id),
      await gu.patch(id, [title('改掉')]),
      await gu.send('DELETE', `/${id}?version=1`),
      await gu.send('GET', `/${id}/history`),
      await gu.send('GET', `/${id}/events`),
      await gu.send('GET', `/${id}/receipt`),
      await gu.event({ id, version: 1 }, 'submit'),
    ];

    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect((await shen.read(id)).body.data.title).toBe('');
  });

  test('not even the unit’s auditor and the office see a draft', async () => {
    const id = await aDraft();

    for (const login of ['xuyingchuan', 'office', 'admin'])
      expect([login, (await (await anApplicant(service, login)).read(id)).status]).toEqual([login, 404]);
  });
});
