import type { Application } from '@contract/apply';
import type { Remark } from '@contract/remark';
import { DAY_MS } from '@contract/time-units';
import { anApplicant, aReadyFile, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let start: Date;
const as = (login: string) => anApplicant(service, login);

beforeAll(async () => {
  service = await startService();
  start = service.clock.now;
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.now = start;
  await clearApplications(service);
});

const BASIS = 'budget.equipment.basis';
const ON_BASIS = { path: BASIS, reasonCode: 'basis', text: '设备单价缺少依据，请附三家报价' };
const dueAt = () => new Date(service.clock.now.getTime() + 5 * DAY_MS).toISOString();

/** Filed and sent back by the unit with these remarks. */
const returned = async (remarks: object[] = [ON_BASIS]) => {
  const shen = await as('shenzhiyao');
  const unit = await as('xuyingchuan');
  const filed = await shen.filed();
  await unit.event(filed, 'start_audit');
  const answer = await unit.event({ id: filed.id }, 'return', {
    reason: '请补充依据',
    dueAt: dueAt(),
    remarks,
  });
  return { shen, unit, id: filed.id, answer };
};
const remarksOf = async (person: Awaited<ReturnType<typeof as>>, id: number): Promise<Remark[]> =>
  (await person.send('GET', `/${id}/remarks`)).body.rows;
const change = (path: string, base: unknown, value: unknown) => [{ path, base, value }] as never;

describe('退回修改 with remarks', () => {
  test('pins each to its field, with a reason of the dictionary and the name of the body', async () => {
    const { shen, id, answer } = await returned();

    expect(answer.status).toBe(200);
    expect(await remarksOf(shen, id)).toEqual([
      expect.objectContaining({
        path: BASIS,
        reasonLabel: '依据不足',
        text: ON_BASIS.text,
        status: 'open',
        by: '青陶水务科技有限公司',
        changes: [],
        actions: ['answer'],
      }),
    ]);
    const { openPaths, editable } = (await shen.read(id)).body.data as Application;
    expect([openPaths, editable]).toEqual([[BASIS], true]);
  });

  test.each([
    ['a field the form does not have', { ...ON_BASIS, path: 'base.nothing' }, '申报书没有这一项'],
    ['a reason nobody knows', { ...ON_BASIS, reasonCode: 'mood' }, '请选择原因'],
    ['no words', { ...ON_BASIS, text: '  ' }, '请填写意见'],
  ])('is refused for %s, and the application stays where it was', async (_, remark, message) => {
    const { unit, id, answer } = await returned([remark]);

    expect([answer.status, answer.body.msg]).toEqual([400, message]);
    expect((await unit.read(id)).body.data.status).toBe('unit_review');
  });

  test('opens those fields only, by autosave and by whole save alike', async () => {
    const { shen, id } = await returned();
    const { sections, version } = (await shen.read(id)).body.data as Application;

    const foreign = await shen.patch(id, change('base.title', sections.base.title, '另一个名称的项目'));
    const own = await shen.patch(id, change(BASIS, sections.budget.equipment.basis, '附三家报价'));
    const whole = await shen.send('PUT', '', {
      id,
      version: version + 1,
      sections: { ...sections, base: { ...sections.base, title: '另一个名称的项目' } },
    });

    expect([foreign.status, foreign.body.data.fields[0]]).toEqual([
      400,
      { path: 'base.title', message: '此项不在退回意见之内，不能修改' },
    ]);
    expect(own.status).toBe(200);
    expect(whole.status).toBe(400);
    expect((await shen.read(id)).body.data.sections.base.title).toBe(sections.base.title);
  });

  test('a sum that is questioned opens the sums it has to balance with', async () => {
    const { shen, id } = await returned([{ ...ON_BASIS, path: 'budget.labour.self' }]);

    const { status } = await shen.patch(id, change('unit.selfFund', 60_000_000, 61_000_000));

    expect(status).toBe(200);
  });

  test('without remarks the whole form is open, as before', async () => {
    const { shen, id } = await returned([]);
    const { openPaths, sections } = (await shen.read(id)).body.data as Application;

    expect(openPaths).toBeNull();
    expect((await shen.patch(id, change('base.title', sections.base.title, '另一个名称的项目'))).status).toBe(
      200,
    );
  });
});

describe('答复', () => {
  test('is asked for before the form can come back', async () => {
    const { shen, id } = await returned();

    const early = await shen.event({ id }, 'submit');
    const [remark] = await remarksOf(shen, id);
    await shen.send('PUT', `/${id}/remarks/${remark?.id}/answer`, { text: '已附三家报价' });
    const late = await shen.event({ id }, 'submit');

    expect([early.status, early.body.errorCode, early.body.msg]).toEqual([
      422,
      'apply.remarks_unanswered',
      '还有 1 条意见没有答复',
    ]);
    expect([late.status, late.body.data.status]).toEqual([200, 'submitted']);
  });

  test('is the owner’s alone, and only while the application is returned', async () => {
    const { shen, unit, id } = await returned();
    const gu = await as('gumingqian');
    const [remark] = await remarksOf(shen, id);
    const url = `/${id}/remarks/${remark?.id}/answer`;

    expect((await unit.send('PUT', url, { text: '代答' })).status).toBe(404);
    expect((await gu.send('PUT', url, { text: '代答' })).status).toBe(404);
    expect((await shen.send('PUT', url, { text: ' ' })).status).toBe(400);
    await shen.send('PUT', url, { text: '已补充' });
    await shen.event({ id }, 'submit');
    expect((await shen.send('PUT', url, { text: '再改' })).status).toBe(409);
  });

  test('the auditor sees before and after, the words, and closes it', async () => {
    const { shen, unit, id } = await returned();
    const before = (await shen.read(id)).body.data.sections.budget.equipment.basis;
    await shen.patch(id, change(BASIS, before, '附三家报价，见附件'));
    const [remark] = await remarksOf(shen, id);
    await shen.send('PUT', `/${id}/remarks/${remark?.id}/answer`, { text: '已附三家报价' });
    expect((await remarksOf(unit, id))[0]?.changes).toEqual([]);
    await shen.event({ id }, 'submit');
    await unit.event({ id }, 'start_audit');

    const [seen] = await remarksOf(unit, id);
    const closed = await unit.send('POST', `/${id}/remarks/${remark?.id}/close`);

    expect(seen).toMatchObject({
      status: 'answered',
      answer: '已附三家报价',
      actions: ['close'],
      changes: [{ path: BASIS, before, after: '附三家报价，见附件' }],
    });
    expect([closed.status, closed.body.data.status]).toEqual([200, 'closed']);
    expect((await unit.send('POST', `/${id}/remarks/${remark?.id}/close`)).status).toBe(409);
    expect((await shen.send('POST', `/${id}/remarks/${remark?.id}/close`)).status).toBe(409);
  });

  test('盖章上报 settles what the unit had asked for', async () => {
    const { shen, unit, id } = await returned();
    const [remark] = await remarksOf(shen, id);
    await shen.send('PUT', `/${id}/remarks/${remark?.id}/answer`, { text: '已补充' });
    await shen.event({ id }, 'submit');
    await unit.event({ id }, 'start_audit');

    await unit.event({ id }, 'report', {
      sealedSheet: await aReadyFile(service, 'xuyingchuan'),
      sheetCompared: true,
    });

    expect((await remarksOf(shen, id)).map(({ status }) => status)).toEqual(['closed']);
  });
});

describe('版本', () => {
  test('filed versions are compared field by field, by whoever may read the application', async () => {
    const { shen, unit, id } = await returned();
    const before = (await shen.read(id)).body.data.sections.budget.equipment.basis;
    await shen.patch(id, change(BASIS, before, '附三家报价'));
    const [remark] = await remarksOf(shen, id);
    await shen.send('PUT', `/${id}/remarks/${remark?.id}/answer`, { text: '已补充' });
    await shen.event({ id }, 'submit');

    const versions = await unit.send('GET', `/${id}/versions`);
    const compared = await unit.send('GET', `/${id}/versions/compare?from=1&to=2`);

    expect(versions.body.rows.map((row: { filedVersion: number }) => row.filedVersion)).toEqual([2, 1]);
    expect(compared.body.rows).toEqual([{ path: BASIS, before, after: '附三家报价' }]);
    const gu = await as('gumingqian');
    for (const url of ['remarks', 'versions', 'versions/compare?from=1&to=2'])
      expect((await gu.send('GET', `/${id}/${url}`)).status).toBe(404);
    expect((await unit.send('GET', `/${id}/versions/compare?from=1&to=9`)).status).toBe(404);
  });
});
