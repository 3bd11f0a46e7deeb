import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { renderWithText } from '@tests/support/renderWithText';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { okFields } from '@tests/support/user-area';
import { ChoiceInput } from './ChoiceInput';

const FREE = 'GET /prod-api/auth/checkPhone/{phone}';
const FITS = 'GET /api/accounts/valid_email_and_phone.json';
const CODE = 'GET /api/accounts/get_verification_code.json';

const menu = {
  person: true,
  unit: true,
  agreements: [],
  passwordRule: '至少 12 位',
  passwordRuleWord: { id: '', chinese: '至少 12 位', params: {} },
};

const open = async (answers: Parameters<typeof stubService>[0]) => {
  const service = stubService({
    ...startAnswers(),
    'GET /prod-api/auth/register/menu': ok(menu),
    ...answers,
  });
  renderApp('/register');
  return { service, phone: await screen.findByLabelText('手机号') };
};

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
