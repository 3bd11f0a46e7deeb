import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { answer, fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import PeriodsPage from '.';

const LIST = 'GET /prod-api/cms/period/manage';
const SAVE = 'PUT /prod-api/cms/period/{id}';
const REMOVE = 'DELETE /prod-api/cms/period/{id}';
const aAdminPeriod = (facts: object = {}) => ({ ...aPeriod(), applications: 0, submitted: 0, ...facts });
const open = (period = aAdminPeriod(), answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    [LIST]: okRows([period]),
    [SAVE]: ok(period),
    [REMOVE]: ok(null),
    'GET /prod-api/cms/open/content': okRows([]),
    ...answers,
  });
  return { service, admin: renderAdmin(<PeriodsPage />) };
};

test('a period without applications is deleted once that is confirmed, under its version', async () => {
  const { service, admin } = open();
  await press(/^删\s*除$/);
  await answer(/^取\s*消$/);
  expect(service.sentTo(REMOVE)).toHaveLength(0);

  await press(/^删\s*除$/);
  await answer(/^删除批次$/);

  await waitFor(() => expect(admin.told).toContain('批次已删除'));
  expect(service.sentTo(REMOVE)[0]?.query.get('version')).toBe('1');
});

test('one that somebody else has deleted already is deleted, and gone from the list', async () => {
  const { service, admin } = open();
  await press(/^删\s*除$/);
  service.answer(REMOVE, refused(404, '这个批次已不存在，可能已被他人删除'));
  service.answer(LIST, okRows([]));
  await answer(/^删除批次$/);

  await waitFor(() => expect(screen.queryByText(/^删\s*除$/)).not.toBeInTheDocument());
  expect(admin.told).toEqual(['批次已删除']);
});

test('one that has applications cannot be deleted, and shows how many were submitted', async () => {
  open(aAdminPeriod({ applications: 5, submitted: 3 }));

  expect(await screen.findByText('3 / 5')).toBeVisible();
  expect(screen.queryByText(/^删\s*除$/)).not.toBeInTheDocument();
});

test('a code that is taken is said at the code; nothing typed is lost, and the rest is sent as it was', async () => {
  const fields = [{ path: 'body.code', message: '批次代码已被使用' }];
  const { service } = open(aAdminPeriod(), {
    [SAVE]: refused(400, '请求内容有误，请检查后重试', { data: { fields } }),
  });
  await press(/^修\s*改$/);
  await fill('批次代码', '2026-1');
  await answer(/^保\s*存$/);

  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('批次代码已被使用')).toBeInTheDocument();
  expect(drawer.getByLabelText('批次代码')).toHaveValue('2026-1');
  expect(service.sentTo(SAVE)[0]?.body).toMatchObject({
    code: '2026-1',
    version: 1,
    applyEnd: '2026-09-30T23:59:59+08:00',
    categories: aPeriod().categories,
  });
});

test('without periods it says so; a list that cannot be read can be tried again', async () => {
  const { service, admin } = open(aAdminPeriod(), { [LIST]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(LIST, okRows([]));
  await press(/^重\s*试$/);
  expect(await screen.findByText('还没有批次')).toBeVisible();
});

test('days that are promised for a step are sent with the period', async () => {
  const { service } = open(aAdminPeriod({ promiseDays: { unit_audit: 10 } }));
  await press(/^修\s*改$/);
  await fill('形式审查 选填', '15');
  await answer(/^保\s*存$/);

  await waitFor(() =>
    expect(service.sentTo(SAVE)[0]?.body).toMatchObject({
      promiseDays: { unit_audit: 10, formal_check: 15 },
    }),
  );
});

describe('a date of the period', () => {
  const edit = async (text: string) => {
    const { service } = open();
    await press(/^修\s*改$/);
    await fill('申报截止', text);
    await userEvent.click(screen.getByLabelText('批次代码'));
    return service;
  };

  test.each([
    ['2026/9/29 18:00', '2026-09-29 18:00:00'],
    ['2026年9月29日 9:30', '2026-09-29 09:30:00'],
  ])('%s is read as what it means once the field is left', async (text, shown) => {
    const service = await edit(text);
    expect(screen.getByLabelText('申报截止')).toHaveValue(shown);
    await answer(/^保\s*存$/);

    await waitFor(() =>
      expect(service.sentTo(SAVE)[0]?.body).toMatchObject({ applyEnd: `${shown.replace(' ', 'T')}+08:00` }),
    );
  });

  test.each([
    ['2026/9/29', '请写成“2026-09-14 09:30”这样的时间'],
    ['下周五', '请写成“2026-09-14 09:30”这样的时间'],
  ])('%s stays, is marked, and nothing is sent', async (text, said) => {
    const service = await edit(text);
    expect(screen.getByLabelText('申报截止')).toHaveAccessibleDescription(new RegExp(said));
    await answer(/^保\s*存$/);

    await waitFor(() => expect(screen.getByLabelText('申报截止')).toBeInvalid());
    expect(screen.getByLabelText('申报截止')).toHaveValue(text);
    expect(service.sentTo(SAVE)).toHaveLength(0);
  });
});

test('an end of the term that is not after its beginning is said at it', async () => {
  const { service } = open();
  await press(/^修\s*改$/);
  await fill('结束月份', '2020年1月');
  await answer(/^保\s*存$/);

  await waitFor(() =>
    expect(screen.getByLabelText('结束月份')).toHaveAccessibleDescription(/执行期结束月份应晚于开始月份/),
  );
  expect(service.sentTo(SAVE)).toHaveLength(0);
});

describe('closing the form', () => {
  test('with nothing changed asks nothing', async () => {
    open();
    await press(/^修\s*改$/);
    await answer(/^取\s*消$/);

    await waitFor(() => expect(screen.queryByLabelText('批次代码')).not.toBeInTheDocument());
  });

  test.each([
    [/^继续填写$/, true],
    [/^放\s*弃$/, false],
  ])('with something changed asks; %s', async (words, stays) => {
    open();
    await press(/^修\s*改$/);
    await fill('批次代码', '2026-1');
    await answer(/^取\s*消$/);
    await answer(words);

    if (stays) expect(screen.getByLabelText('批次代码')).toHaveValue('2026-1');
    else await waitFor(() => expect(screen.queryByLabelText('批次代码')).not.toBeInTheDocument());
  });
});

test('a deadline that moves under applications is asked about first, and sent once that is answered', async () => {
  const { service } = open(aAdminPeriod({ applications: 5, submitted: 3 }));
  await press(/^修\s*改$/);
  await fill('申报截止', '2026-09-20 18:00:00');
  await answer(/^保\s*存$/);
  await screen.findAllByText(/^申报截止由 2026-09-30 23:59:59 改为 2026-09-20 18:00/);
  expect(screen.getByText(/还没有提交的负责人与撰写人将收到通知。$/)).toBeVisible();
  expect(service.sentTo(SAVE)).toHaveLength(0);
  await answer(/^确认改期$/);

  await waitFor(() =>
    expect(service.sentTo(SAVE)[0]?.body).toMatchObject({ applyEnd: '2026-09-20T18:00:00+08:00' }),
  );
});

test('a period is copied to the next year: a new one, with its dates a year later', async () => {
  const CREATE = 'POST /prod-api/cms/period';
  const { service } = open(aAdminPeriod({ name: '2026 年第一批', code: 'KC2026-1', year: 2026 }), {
    [CREATE]: ok(aAdminPeriod()),
  });
  await press(/^复\s*制$/);
  expect(await screen.findByLabelText('批次代码')).toHaveValue('KC2027-1');
  // The first button opens the form, the last one submits it.
  await userEvent.click(screen.getAllByRole('button', { name: '新建批次' }).at(-1) as HTMLElement);

  await waitFor(() =>
    expect(service.sentTo(CREATE)[0]?.body).toMatchObject({
      name: '2027 年第一批',
      code: 'KC2027-1',
      year: 2027,
      applyEnd: '2027-09-30T23:59:59+08:00',
    }),
  );
});
