import { usccCheckCharacter } from '@contract/rules/uscc';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { renderWithText } from '@tests/support/renderWithText';
import { ok, refused } from '@tests/support/signedInService';
import { type StubReply, stubService } from '@tests/support/stubService';
import { okFields } from '@tests/support/user-area';
import { ChoiceInput } from './ChoiceInput';

const FREE = 'GET /prod-api/auth/checkPhone/{phone}';
const FITS = 'GET /api/accounts/valid_email_and_phone.json';
const CODE = 'GET /api/accounts/get_verification_code.json';

const MENU = 'GET /prod-api/auth/register/menu';
const menu = {
  person: true,
  unit: true,
  agreements: [],
  passwordRule: '至少 12 位',
  passwordRuleWord: { id: '', chinese: '至少 12 位', params: {} },
};

// Typed text survives a change of page and would otherwise survive a test.
afterEach(() => sessionStorage.clear());

const open = async (answers: Parameters<typeof stubService>[0]) => {
  const service = stubService({
    ...startAnswers(),
    [MENU]: ok(menu),
    ...answers,
  });
  renderApp('/register');
  return { service, phone: await screen.findByLabelText('手机号') };
};

test('whoever tries again by keyboard goes on in the form that then comes', async () => {
  const service = stubService({ ...startAnswers(), [MENU]: refused(503, '服务繁忙') });
  renderApp('/register');
  const again = await screen.findByRole('button', { name: '重试' });
  act(() => again.focus());
  // The code that keeps the focus comes with the first focus.
  await act(async () => void (await import('@/utils/keep-focus')));
  service.answer(MENU, ok(menu));
  await userEvent.keyboard('{Enter}');

  await screen.findByLabelText('手机号');
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('a phone that is taken is said as soon as the field is left', async () => {
  const { service, phone } = await open({ [FREE]: ok({ available: false }) });
  await userEvent.type(phone, '19900000001');
  await userEvent.tab();

  expect(await screen.findByText('手机号已绑定其他账号')).toBeVisible();
  expect(service.sentTo(CODE)).toEqual([]);
});

test.each(['199 0000 0001', '+8619900000001', '+86 199-0000-0001', '１９９０００００００１'])(
  'a phone written as %s is the eleven digits of it',
  async (written) => {
    const { service, phone } = await open({ [FREE]: ok({ available: true }), [FITS]: okFields() });
    await userEvent.type(phone, written);
    await userEvent.tab();

    expect(phone).toHaveValue('19900000001');
    expect(service.sentTo(FREE)[0]?.path).toBe('/prod-api/auth/checkPhone/19900000001');
  },
);

test('no code is sent to a phone that does not suit; the service says why at the field', async () => {
  const { service, phone } = await open({
    [FREE]: ok({ available: true }),
    [FITS]: refused(409, '该手机号码或邮箱已被注册'),
  });
  await userEvent.type(phone, '19900000001');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));

  expect(await screen.findByText('该手机号码或邮箱已被注册')).toBeVisible();
  expect(Object.fromEntries(service.sentTo(FITS)[0]?.query ?? [])).toEqual({
    login: '19900000001',
    type: '1',
  });
  expect(service.sentTo(CODE)).toEqual([]);
});

test('a check that fails while one types needs no words', async () => {
  const { phone } = await open({ [FREE]: { status: 503, body: '' }, [FITS]: okFields() });
  await userEvent.type(phone, '19900000001');
  await userEvent.tab();

  expect(phone).not.toHaveAttribute('aria-invalid');
});

test('what is wrong with a choice stands beneath the choices, not in line with the last', async () => {
  renderWithText(
    <ChoiceInput
      name="nature"
      label="单位性质"
      choices={[
        { value: 'enterprise', label: '企业' },
        { value: 'other', label: '其他' },
      ]}
      value=""
      onChange={() => undefined}
      error="请选择单位性质"
    />,
  );
  const group = screen.getByRole('group', { name: '单位性质' });

  expect(group).toHaveAccessibleDescription(/请选择单位性质$/);
  expect(screen.getByText('请选择单位性质').closest('p')?.parentElement).toBe(group);
  for (const choice of screen.getAllByRole('radio'))
    expect(choice.closest('label')?.parentElement).not.toBe(group);
});

const CODE_OF_UNIT = `91330109MA7WALK10${usccCheckCharacter('91330109MA7WALK10')}`;
const REGISTER = 'POST /prod-api/auth/register/unit';

/** Goes to the second step for a unit and fills in everything. */
const fillUnit = async (answer: StubReply, unitName = '长'.repeat(30)) => {
  const service = stubService({
    ...startAnswers(),
    [MENU]: ok(menu),
    'GET /prod-api/auth/checkUnit/{uscc}': ok({ registered: false, unitName: null, admin: null }),
    'GET /prod-api/auth/checkUserName/{name}': ok({ available: true, suggestions: [] }),
    [FREE]: ok({ available: true }),
    [REGISTER]: answer,
  });
  renderApp('/register?kind=unit');
  await screen.findByLabelText('统一社会信用代码');
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  type('统一社会信用代码', CODE_OF_UNIT);
  await userEvent.click(screen.getByRole('button', { name: '查询单位' }));
  const name = await screen.findByLabelText('单位全称');
  await waitFor(() => expect(name).toHaveFocus());
  type('单位全称', unitName);
  for (const label of ['法定代表人', '省份', '城市', '单位地址', '管理员姓名']) type(label, '步行');
  type('管理员手机号', '19900000001');
  type('验证码', '123456');
  type('用户名', 'walker');
  type('密码', 'Lan-tian-2031');
  await userEvent.click(screen.getByLabelText('企业'));
  await userEvent.click(screen.getByLabelText(/我已阅读并同意/));
  await userEvent.click(screen.getByRole('button', { name: '提交单位注册' }));
  return service;
};

test('a field of a unit that the service refuses says so itself, and has the cursor', async () => {
  await fillUnit(
    refused(400, '请求内容有误，请检查后重试', {
      data: { fields: [{ path: 'body.unitName', message: '最多 120 个字符' }] },
    }),
  );

  expect(await screen.findByText('最多 120 个字符')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('单位全称')).toHaveFocus());
  expect(screen.queryByText('请求内容有误，请检查后重试')).toBeNull();
});

test('a name longer than the field says is not sent, and stays', async () => {
  const service = await fillUnit(ok(null), '长'.repeat(130));

  expect(await screen.findByText('单位全称最多 120 字，现在 130 字')).toBeVisible();
  expect(screen.getByLabelText('单位全称')).toHaveAccessibleDescription(/超出 10 字/);
  expect(screen.getByLabelText('单位全称')).toHaveValue('长'.repeat(130));
  expect(service.sentTo(REGISTER)).toHaveLength(0);
});

test('what is wrong with the whole is said beside the button that was pressed', async () => {
  await fillUnit(refused(409, '单位已在注册中'));

  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('单位已在注册中');
  expect(said.nextElementSibling).toBe(screen.getByRole('button', { name: '提交单位注册' }));
  expect(screen.getByLabelText('单位地址')).toHaveValue('步行');
});

test('a step that gives way to the other begins at its first field', async () => {
  await fillUnit(refused(409, '单位已在注册中'));
  await userEvent.click(screen.getByRole('button', { name: '更换' }));

  await waitFor(() => expect(screen.getByLabelText('统一社会信用代码')).toHaveFocus());
});
