import { usccCheckCharacter } from '@contract/rules/uscc';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refused } from '@tests/support/signedInService';
import { okFields, openUserArea, unitAdministrator, userAreaService } from '@tests/support/user-area';
import { history } from '@umijs/max';
import { runSignOutHooks } from '@/utils/sign-out-hooks';

// Typed text survives a change of tab and would otherwise survive a test.
afterEach(runSignOutHooks);

const UNIT = { deptId: 7, deptName: '青陶智慧水务集团有限公司' };
const OWN = 'GET /prod-api/system/unit/own';
const CHANGE = 'GET /prod-api/system/unit/change';
const FILE = 'POST /prod-api/system/unit/change';
const REGISTER = 'POST /prod-api/system/unit/registration';
const CODE = `91360100MA7QT0W12${usccCheckCharacter('91360100MA7QT0W12')}`;
const own = {
  id: 7,
  name: UNIT.deptName,
  uscc: CODE,
  nature: 'enterprise',
  legalPerson: '岑叙白',
  province: '江西省',
  city: '南昌市',
  address: '青云路 18 号',
  version: 3,
  former: [
    { kind: 'name', value: '青陶水务科技有限公司', from: '2020-05-06', until: '2026-11-20' },
    { kind: 'uscc', value: '91360100MA7QT0W000', from: null, until: '2024-01-01' },
  ],
};
const change = {
  id: 4,
  unitId: 7,
  unitName: own.name,
  effectiveOn: '2026-11-22',
  grounds: '换届',
  paperFile: 'f-1',
  fields: [{ field: 'legalPerson', from: '岑叙白', to: '闻人清' }],
  status: 0,
  reason: null,
  filedBy: '许映川',
  createTime: '2026-11-23T10:00:00+08:00',
  decideTime: null,
  version: 0,
};
const open = (act = '') => openUserArea(`/user?tab=certification&kind=unit${act}`, '认证中心');
const member = (answers: Parameters<typeof userAreaService>[1] = {}) =>
  userAreaService({ unit: UNIT }, { [OWN]: ok(own), ...answers });

test('a member sees what the unit is registered as and what it was called, and changes nothing', async () => {
  const service = member();
  await open();
  expect(await screen.findByText('青陶水务科技有限公司（2020-05-06 至 2026-11-20）')).toBeVisible();
  expect(screen.getByText('91360100MA7QT0W000（至 2024-01-01）')).toBeVisible();
  expect(screen.getByText('岑叙白')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '单位信息变更' })).toBeNull();
  expect(service.sentTo(CHANGE)).toEqual([]);
});

test('the administrator sees a change that waits, old and new, and takes it back', async () => {
  const TAKE_BACK = 'DELETE /prod-api/system/unit/change';
  const service = member({ ...unitAdministrator, [CHANGE]: ok(change), [TAKE_BACK]: ok(null) });
  await open();
  const row = within(await screen.findByRole('row', { name: /法定代表人/ }));
  expect(row.getByText('岑叙白')).toBeVisible();
  expect(row.getByText('闻人清')).toBeVisible();
  expect(screen.queryByRole('link', { name: '申请变更' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '撤回变更' }));
  const asked = within(await screen.findByRole('dialog'));
  service.answer(CHANGE, ok({ ...change, status: 3 }));
  await userEvent.click(asked.getByRole('button', { name: '撤回变更' }));
  expect(await screen.findByRole('link', { name: '申请变更' })).toBeVisible();
  expect(service.sentTo(TAKE_BACK)[0]?.query.get('id')).toBe('4');
});

test('one that was refused says why, and is mended without being typed again', async () => {
  const service = member({
    ...unitAdministrator,
    [CHANGE]: ok({ ...change, status: 2, reason: '通知书缺页' }),
    'GET /api/attachments/{id}.json': okFields({ id: 'f-1', name: '通知书.pdf', size: 2048 }),
    [FILE]: ok({ ...change, id: 5 }),
  });
  await open();
  expect(await screen.findByText(/没有通过：通知书缺页/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '申请变更' }));

  expect(await screen.findByLabelText(/^单位全称/)).toHaveValue(own.name);
  expect(screen.getByText(/没有通过：通知书缺页/)).toBeVisible();
  expect(screen.getByText('通知书.pdf')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '提交变更' }));
  await waitFor(() =>
    expect(service.sentTo(FILE)[0]?.body).toMatchObject({
      legalPerson: '闻人清',
      effectiveOn: change.effectiveOn,
      grounds: change.grounds,
      paperFile: 'f-1',
    }),
  );
});

test('what lacks is said at its field, and without a difference nothing is sent', async () => {
  const service = member({ ...unitAdministrator, [CHANGE]: ok(null) });
  await open('&act=change');
  await userEvent.click(await screen.findByRole('button', { name: '提交变更' }));
  for (const said of ['请填写核准变更日期，如 2026-09-30', '请填写变更原因', '请上传新证照或变更通知书'])
    expect(await screen.findByText(said)).toBeVisible();
  expect(service.sentTo(FILE)).toEqual([]);
});

describe('registering a unit with the account one has', () => {
  const fill = async () => {
    const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
    await type(/^统一社会信用代码/, CODE);
    await type(/^单位全称/, '青陶水务科技有限公司');
    await userEvent.click(screen.getByLabelText('企业'));
    await type(/^法定代表人/, '闻人清');
    await type(/^单位地址/, '青云路 18 号');
  };

  test('is for whom the platform knows', async () => {
    userAreaService({ unit: null, authentication: 'uncertified' });
    await open('&act=register');
    expect(await screen.findByText(/通过实名认证后才能注册单位/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交注册' })).toBeNull();
  });

  test('says at each field what lacks, and leads back', async () => {
    const service = userAreaService({ unit: null, authentication: 'certified' });
    await open('&act=register');
    await userEvent.click(await screen.findByRole('button', { name: '提交注册' }));
    for (const said of ['请填写单位全称', '请填写法定代表人', '请选择单位性质', '请选择所在地区'])
      expect(await screen.findByText(said)).toBeVisible();
    expect(service.sentTo(REGISTER)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '返回所属单位' }));
    await waitFor(() => expect(history.location.search).not.toContain('act=register'));
  });

  test('under the former name of another one is met with whose it is, at the name', async () => {
    const said = '“青陶水务科技有限公司”是“青陶智慧水务集团有限公司”的曾用名';
    const service = userAreaService(
      { unit: null, authentication: 'certified' },
      {
        [REGISTER]: {
          status: 400,
          body: {
            success: false,
            code: 400,
            msg: said,
            errorCode: 'request.invalid',
            data: { fields: [{ path: 'body.unitName', message: said }] },
          },
        },
      },
    );
    await open('&act=register');
    await screen.findByRole('button', { name: '提交注册' });
    await fill();
    await userEvent.click(screen.getByLabelText(/^所在地区/));
    await userEvent.click(await screen.findByText('江西省'));
    await userEvent.click(await screen.findByText('南昌市'));
    await userEvent.click(screen.getByRole('button', { name: '提交注册' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(service.sentTo(REGISTER)[0]?.body).toMatchObject({
      uscc: CODE,
      province: '江西省',
      city: '南昌市',
    });
  });
});

describe('the papers of a unit that was registered', () => {
  const REGISTERED = 'GET /prod-api/auth/register/unit';
  const apply = {
    id: 3,
    unitId: 9,
    unitName: '望川环保研究院',
    uscc: null,
    status: 0,
    reason: null,
    licenseFile: null,
    letterFile: null,
    createTime: '2026-09-10T10:00:00+08:00',
    decideTime: null,
  };

  test('are asked for, and nothing is sent without them', async () => {
    const service = userAreaService({ unit: null }, { [REGISTERED]: ok(apply) });
    await open();

    expect(await screen.findByText(/注册还缺材料/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '提交材料' }));

    expect(await screen.findByText('请上传证照')).toBeVisible();
    expect(screen.getByText('请上传授权函')).toBeVisible();
    expect(service.sentTo('PUT /prod-api/auth/register/unit')).toEqual([]);
  });

  test.each([
    [apply, '注册缺材料', false],
    [{ ...apply, licenseFile: 'f-1', letterFile: 'f-2' }, '注册待审核', false],
    [{ ...apply, status: 2, licenseFile: 'f-1', letterFile: 'f-2' }, '注册未通过', true],
    [{ ...apply, status: 3 }, '未加入', true],
    [null, '未加入', true],
  ])('another unit is joined only while none of one’s own is on its way: %#', async (answer, said, joins) => {
    userAreaService({ unit: null }, { [REGISTERED]: ok(answer) });
    await open();

    expect(await screen.findByText(said)).toBeVisible();
    if (joins) expect(await screen.findByRole('button', { name: '提交加入申请' })).toBeVisible();
    else expect(screen.queryByRole('heading', { name: '加入单位' })).toBeNull();
  });

  test('say why they were refused, and can be replaced', async () => {
    userAreaService(
      { unit: null },
      { [REGISTERED]: ok({ ...apply, status: 2, reason: '授权函没有公章', licenseFile: 'f-1' }) },
    );
    await open();

    expect(await screen.findByText(/没有通过，.*原因：授权函没有公章/)).toBeVisible();
    expect(await screen.findByRole('button', { name: '更换材料' })).toBeVisible();
    // Replacing documents corrects only the documents; for a wrong name or code the unit must be registered anew.
    const facts = within(screen.getByText(/^名称、代码等登记信息填写有误的/));
    expect(facts.getByRole('link', { name: '注册单位' })).toHaveAttribute(
      'href',
      '/user?tab=certification&kind=unit&act=register',
    );
  });

  test('stand in the form once handed in: one of the two is replaced, the other stays', async () => {
    const PAPERS = 'PUT /prod-api/auth/register/unit';
    const service = userAreaService(
      { unit: null },
      {
        [REGISTERED]: ok({
          ...apply,
          status: 2,
          reason: '授权函没有公章',
          licenseFile: 'f-1',
          letterFile: 'f-2',
        }),
        'GET /api/attachments/{id}.json': ({ path }) =>
          path.includes('f-1')
            ? okFields({ id: 'f-1', name: '营业执照.jpg', size: 2048, type: 'image/jpeg', state: 'ready' })
            : refused(404, '文件不存在'),
        [PAPERS]: ok({ ...apply, licenseFile: 'f-1', letterFile: 'f-3' }),
      },
    );
    await open();

    expect(await screen.findByText('营业执照.jpg')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '更换材料' }));

    expect(await screen.findByText('请上传授权函')).toBeVisible();
    expect(screen.queryByText('请上传证照')).toBeNull();
    expect(service.sentTo(PAPERS)).toEqual([]);
  });

  test('bind nobody: without them the registration is taken back, and another unit can be joined', async () => {
    const TAKE_BACK = 'DELETE /prod-api/auth/register/unit';
    const service = userAreaService({ unit: null }, { [REGISTERED]: ok(apply) });
    service.answer(TAKE_BACK, () => {
      service.answer(REGISTERED, ok({ ...apply, status: 3 }));
      return ok(null);
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '撤回注册' }));
    const question = within(
      await screen.findByRole('dialog', { name: /撤回后管理方不再审核“望川环保研究院”的注册/ }),
    );
    await userEvent.click(question.getByRole('button', { name: '撤回注册' }));

    expect(await screen.findByText('已撤回单位注册')).toBeVisible();
    expect(service.sentTo(TAKE_BACK)[0]?.query.get('id')).toBe('3');
    expect(await screen.findByRole('button', { name: '提交加入申请' })).toBeVisible();
    expect(screen.getByText(/的注册已撤回。如仍要注册/)).toBeVisible();
    expect(screen.getByRole('button', { name: '提交材料' })).toBeVisible();
  });

  test('wait while another unit is asked for, which can be taken back', async () => {
    userAreaService(
      { unit: null },
      {
        [REGISTERED]: ok({ ...apply, status: 2, reason: '授权函没有公章', licenseFile: 'f-1' }),
        'GET /prod-api/system/unit/join': ok({ id: 5, unitName: '青陶水务', status: 0, version: 0 }),
      },
    );
    await open();

    expect(await screen.findByText(/已申请加入青陶水务。撤回加入申请后/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '更换材料' })).toBeNull();
    expect(await screen.findByRole('button', { name: '撤回加入申请' })).toBeVisible();
  });

  test('are nothing to a member of another unit', async () => {
    userAreaService({}, { [REGISTERED]: ok({ ...apply, status: 2, reason: '授权函没有公章' }) });
    await open();

    expect(await screen.findByRole('heading', { level: 2, name: '青陶水务科技有限公司' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '单位注册材料' })).not.toBeInTheDocument();
  });

  test('are no longer spoken of once the unit is agreed to', async () => {
    userAreaService({}, { [REGISTERED]: ok({ ...apply, status: 1 }) });
    await open();

    expect(await screen.findByRole('heading', { level: 2, name: '青陶水务科技有限公司' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '单位注册材料' })).not.toBeInTheDocument();
  });
});
