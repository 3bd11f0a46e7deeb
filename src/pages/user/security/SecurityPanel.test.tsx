import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copiedText } from '@tests/support/copiedText';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused } from '@tests/support/signedInService';
import { okFields, openUserArea, userAreaService } from '@tests/support/user-area';
import { history } from '@umijs/max';

const PASSWORD = 'PUT /api/users/accounts/{login}/password.json';
const PHONE = 'POST /api/users/accounts/{login}/phone_bind.json';
const FITS = 'GET /api/accounts/valid_email_and_phone.json';
const CODE = 'GET /api/accounts/get_verification_code.json';
const SESSIONS = 'GET /api/users/sessions.json';
const open = () => openUserArea('/user?tab=security', '账号设置');
const formOf = async (name: string) => within(await screen.findByRole('form', { name }));

const typePasswords = async (old: string, next: string, again = next) => {
  const form = await formOf('修改密码');
  await userEvent.type(form.getByLabelText('旧密码'), old);
  await userEvent.type(form.getByLabelText('新密码'), next);
  await userEvent.type(form.getByLabelText('再次输入新密码'), again);
  return form;
};

test('a new password is sent with the old one, and the fields are empty afterwards', async () => {
  const service = userAreaService({}, { [PASSWORD]: okFields() });
  await open();
  const form = await typePasswords('Chun-feng-28', 'Qiu-yue-1949');
  expect(form.getByText('强度：强')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: '修改密码' }));
  expect(await screen.findByText('密码已更新，其他设备已退出登录')).toBeVisible();
  expect(service.sentTo(PASSWORD)[0]?.body).toEqual({
    password: 'Qiu-yue-1949',
    old_password: 'Chun-feng-28',
  });
  expect(form.getByLabelText('旧密码')).toHaveValue('');
});

test('a weak, a repeated and a mistyped password are named at their fields; nothing is sent', async () => {
  const service = userAreaService();
  await open();
  const form = await typePasswords('Chun-feng-28', 'abc', 'abd');
  expect(form.getByText('强度：弱，还不符合要求')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: '修改密码' }));
  expect(form.getByLabelText('新密码')).toHaveAccessibleDescription(/密码至少 10 位/);
  expect(form.getByLabelText('再次输入新密码')).toHaveAccessibleDescription(/两次输入的新密码必须一致/);
  expect(service.sentTo(PASSWORD)).toEqual([]);
});

test('a wrong old password is said at its field and nothing typed is lost', async () => {
  userAreaService(
    {},
    {
      [PASSWORD]: refused(400, '旧密码不匹配', {
        errorCode: 'password.old_wrong',
        data: { fields: [{ path: 'body.old_password', message: '旧密码不匹配' }] },
      }),
    },
  );
  await open();
  const form = await typePasswords('wrong', 'Qiu-yue-1949');
  await userEvent.click(form.getByRole('button', { name: '修改密码' }));
  await waitFor(() => expect(form.getByLabelText('旧密码')).toHaveAccessibleDescription(/旧密码不匹配/));
  expect(form.getByLabelText('新密码')).toHaveValue('Qiu-yue-1949');
  await waitFor(() => expect(form.getByLabelText('旧密码')).toHaveFocus());
});

test('an account without a password sets one and is not asked for an old one', async () => {
  userAreaService({ has_password: false });
  await open();
  const form = await formOf('设置密码');
  expect(form.queryByLabelText('旧密码')).not.toBeInTheDocument();
});

test('a phone is changed with a code to the new one and the password of the owner', async () => {
  const service = userAreaService(
    {},
    { [FITS]: okFields(), [CODE]: okFields({ expires_in: 600, retry_after: 60 }), [PHONE]: okFields() },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '更换手机号' }));
  const form = await formOf('手机号');
  expect(form.getByLabelText('新手机号')).toHaveAccessibleDescription('更换后原手机号会收到通知 11 位数字');
  await userEvent.type(form.getByLabelText('新手机号'), '19900000009');
  await userEvent.click(form.getByRole('button', { name: '获取验证码' }));
  expect(await form.findByText('验证码已发送至 19900000009')).toBeVisible();
  expect(form.getByRole('button', { name: /秒后可重新获取/ })).toBeDisabled();
  await userEvent.type(form.getByLabelText('验证码'), '１２３ 456');
  await userEvent.type(form.getByLabelText('当前密码'), 'Chun-feng-28');
  await userEvent.click(form.getByRole('button', { name: '更换手机号' }));
  expect(await screen.findByText('手机号码绑定成功')).toBeVisible();
  expect(Object.fromEntries(service.sentTo(FITS)[0]?.query ?? [])).toEqual({
    login: '19900000009',
    type: '3',
  });
  expect(service.sentTo(CODE)[0]?.query.get('type')).toBe('3');
  expect(service.sentTo(PHONE)[0]?.body).toEqual({
    phone: '19900000009',
    code: '123456',
    password: 'Chun-feng-28',
  });
});

test('no code goes to a number that is bound already; the service says so at the button', async () => {
  const service = userAreaService({}, { [FITS]: refused(409, '该手机号码或邮箱已绑定') });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '更换手机号' }));
  const form = await formOf('手机号');
  await userEvent.type(form.getByLabelText('新手机号'), '19900000001');
  await userEvent.click(form.getByRole('button', { name: '获取验证码' }));

  expect(await form.findByText('该手机号码或邮箱已绑定')).toBeVisible();
  expect(service.sentTo(CODE)).toEqual([]);
});

test('no code is asked for before the number is right; a taken number is said at it', async () => {
  const service = userAreaService(
    {},
    { [PHONE]: refused(409, '手机号已绑定其他账号', { errorCode: 'channel.taken' }) },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '更换手机号' }));
  const form = await formOf('手机号');
  await userEvent.type(form.getByLabelText('新手机号'), '1990');
  await userEvent.click(form.getByRole('button', { name: '获取验证码' }));
  expect(await form.findByText('手机号应为 11 位，以 1 开头')).toBeVisible();
  expect(service.sentTo(CODE)).toEqual([]);

  await userEvent.type(form.getByLabelText('新手机号'), '0000002');
  await userEvent.type(form.getByLabelText('验证码'), '123456');
  await userEvent.type(form.getByLabelText('当前密码'), 'Chun-feng-28');
  await userEvent.click(form.getByRole('button', { name: '更换手机号' }));
  await waitFor(() =>
    expect(form.getByLabelText('新手机号')).toHaveAccessibleDescription(/手机号已绑定其他账号/),
  );
  expect(form.getByLabelText('验证码')).toHaveValue('123456');
});

test('the owner may prove it by a code to what is bound', async () => {
  const service = userAreaService(
    {},
    { 'POST /api/users/old_code.json': okFields({ sent_to: '138****0002' }), [PHONE]: okFields() },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '更换手机号' }));
  const form = await formOf('手机号');
  await userEvent.click(form.getByRole('radio', { name: '发验证码到 138****0002' }));
  await userEvent.type(form.getByLabelText('新手机号'), '19900000009');
  await userEvent.type(form.getByLabelText('验证码'), '123456');
  await userEvent.click(form.getAllByRole('button', { name: '获取验证码' })[1] as HTMLElement);
  expect(await form.findByText('验证码已发送至 138****0002')).toBeVisible();
  await userEvent.type(form.getByLabelText('本人确认码'), '654321');
  await userEvent.click(form.getByRole('button', { name: '更换手机号' }));
  await waitFor(() => expect(service.sentTo(PHONE)[0]?.body).toMatchObject({ old_code: '654321' }));
});

test('an e-mail is bound at its own address', async () => {
  const BIND = 'POST /api/users/accounts/{login}/email_bind.json';
  const service = userAreaService({ mail: '' }, { [BIND]: okFields() });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '绑定邮箱' }));
  const form = await formOf('邮箱');
  await userEvent.type(form.getByLabelText('新邮箱'), 'shen@example.cn');
  await userEvent.type(form.getByLabelText('验证码'), '123456');
  await userEvent.type(form.getByLabelText('当前密码'), 'x');
  await userEvent.click(form.getByRole('button', { name: '绑定邮箱' }));
  expect(await screen.findByText('邮箱地址绑定成功')).toBeVisible();
  expect(service.sentTo(BIND)[0]?.body).toMatchObject({ email: 'shen@example.cn' });
});

test('the second factor is on once a code has shown that the authenticator has the key', async () => {
  const TOTP = 'PUT /api/users/totp.json';
  userAreaService(
    {},
    {
      'POST /api/users/totp.json': okFields({
        secret: 'ABCDEFGHIJKL',
        url: 'otpauth://totp/x?secret=ABCDEFGHIJKL',
        ticket: 'enc:v1:abc',
      }),
      [TOTP]: refused(400, '动态验证码不正确', { errorCode: 'totp.wrong' }),
    },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '开启两步验证' }));
  const start = await formOf('开启两步验证');
  await userEvent.type(start.getByLabelText('当前密码'), 'Chun-feng-28');
  await userEvent.click(start.getByRole('button', { name: '下一步' }));
  const form = await formOf('两步验证');
  expect(form.getByRole('img', { name: '两步验证二维码' })).toBeVisible();
  expect(form.getByText('ABCD EFGH IJKL')).toBeVisible();
  await userEvent.type(form.getByLabelText('动态验证码'), '111111');
  await userEvent.click(form.getByRole('button', { name: '开启两步验证' }));
  await waitFor(() =>
    expect(form.getByLabelText('动态验证码')).toHaveAccessibleDescription(/动态验证码不正确/),
  );
});

test('recovery codes are shown once, after the authenticator is proven, and can be copied', async () => {
  const codes = ['k7m2p-x9d4q', 'aaaaa-bbbbb'];
  userAreaService(
    {},
    {
      'POST /api/users/totp.json': okFields({
        secret: 'ABCDEFGHIJKL',
        url: 'otpauth://totp/x?secret=A',
        ticket: 'enc:v1:abc',
      }),
      'PUT /api/users/totp.json': okFields({ recovery_codes: codes }),
      [SESSIONS]: okFields({ sessions: [] }),
    },
  );
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: '开启两步验证' }));
  const start = await formOf('开启两步验证');
  await user.type(start.getByLabelText('当前密码'), 'Chun-feng-28');
  await user.click(start.getByRole('button', { name: '下一步' }));
  const form = await formOf('两步验证');
  await user.type(form.getByLabelText('动态验证码'), '123456');
  await user.click(form.getByRole('button', { name: '开启两步验证' }));

  const shown = within(await screen.findByRole('region', { name: '请保存恢复码' }));
  for (const code of codes) expect(shown.getByText(code)).toBeVisible();
  await user.click(shown.getByRole('button', { name: '复制' }));
  expect(await copiedText()).toBe(codes.join('\n'));
  // Two-step verification is on from here, even if the codes are not saved.
  expect(screen.getByText('已开启')).toBeVisible();
  expect(screen.getByText('还有 2 个恢复码可用')).toBeVisible();
  act(() => history.push('/user?tab=sessions'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/恢复码只显示这一次/);
  const question = within(dialog);
  await user.click(question.getByRole('button', { name: '留在这里' }));
  expect(shown.getByText('k7m2p-x9d4q')).toBeVisible();
  await user.click(shown.getByRole('button', { name: '已保存，完成' }));
  expect(screen.queryByText('k7m2p-x9d4q')).not.toBeInTheDocument();
  // Once the codes are confirmed as saved, leaving no longer asks.
  act(() => history.push('/user?tab=sessions'));
  expect(await screen.findByRole('heading', { name: '已登录的设备' })).toBeVisible();
});

test('whoever leaves the codes all the same goes where they wanted to', async () => {
  userAreaService(
    {},
    {
      'GET /api/users/totp.json': okFields({ enabled: true, required: false, recovery_left: 3 }),
      'POST /api/users/totp/recovery.json': okFields({ recovery_codes: ['k7m2p-x9d4q'] }),
      [SESSIONS]: okFields({ sessions: [] }),
    },
  );
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: '重新生成恢复码' }));
  const form = await formOf('重新生成恢复码');
  await user.type(form.getByLabelText('当前密码'), 'Chun-feng-28');
  await user.type(form.getByLabelText('动态验证码或恢复码'), '123456');
  await user.click(form.getByRole('button', { name: '重新生成恢复码' }));
  await screen.findByText('k7m2p-x9d4q');
  expect(screen.getByText('还有 1 个恢复码可用')).toBeVisible();

  act(() => history.push('/user?tab=sessions'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '离开' }));

  expect(await screen.findByRole('heading', { name: '已登录的设备' })).toBeVisible();
});

test('whoever has lost the telephone shows a recovery code and goes on with a new one', async () => {
  const START = 'POST /api/users/totp.json';
  const CONFIRM = 'PUT /api/users/totp.json';
  const service = userAreaService(
    {},
    {
      // Also for staff, who may not switch it off.
      'GET /api/users/totp.json': okFields({ enabled: true, required: true, recovery_left: 0 }),
      [START]: okFields({ secret: 'ABCDEFGHIJKL', url: 'otpauth://totp/x?secret=A', ticket: 'enc:v1:abc' }),
      [CONFIRM]: okFields({ recovery_codes: ['aaaaa-bbbbb'] }),
    },
  );
  const user = userEvent.setup();
  await open();
  expect(await screen.findByText(/恢复码已用完/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更换身份验证器' }));
  const start = await formOf('更换身份验证器');
  await user.type(start.getByLabelText('当前密码'), 'Chun-feng-28');
  await user.type(start.getByLabelText('动态验证码或恢复码'), ' K7M2P–X9D4Q ');
  await user.click(start.getByRole('button', { name: '下一步' }));
  await screen.findByText('ABCD EFGH IJKL');
  const form = await formOf('更换身份验证器');
  await user.type(form.getByLabelText('动态验证码'), '123 ４５６');
  await user.click(form.getByRole('button', { name: '更换身份验证器' }));

  expect(await screen.findByText('aaaaa-bbbbb')).toBeVisible();
  expect(service.sentTo(START)[0]?.body).toEqual({ password: 'Chun-feng-28', code: 'k7m2p-x9d4q' });
  expect(service.sentTo(CONFIRM)[0]?.body).toEqual({ code: '123456', ticket: 'enc:v1:abc' });
});

test('with the second factor on, it says how many recovery codes are left', async () => {
  userAreaService(
    {},
    { 'GET /api/users/totp.json': okFields({ enabled: true, required: true, recovery_left: 3 }) },
  );
  await open();

  expect(await screen.findByText('还有 3 个恢复码可用')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新生成恢复码' })).toBeVisible();
  expect(screen.getByText('管理方账号须保持两步验证。')).toBeVisible();
});

test('a third-party account is unbound after a question that names it', async () => {
  const REMOVE = 'DELETE /api/users/accounts/{basicInfoId}/open_users/{id}.json';
  const service = userAreaService(
    { open_users: [{ id: 5, en_type: 'qq', nickname: '知遥' }] },
    {
      'GET /prod-api/auth/open/providers': ok([{ key: 'qq', name: 'QQ' }]),
      [REMOVE]: refused(409, '这是最后一种登录方式，请先设置密码'),
    },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '解除绑定' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('解除绑定后不能再用 QQ 登录');
  await userEvent.click(within(question).getByRole('button', { name: '解除绑定' }));
  expect(await screen.findByText('这是最后一种登录方式，请先设置密码')).toBeVisible();
  expect(service.sentTo(REMOVE)[0]?.path).toBe('/api/users/accounts/11/open_users/5.json');
});

const BACK = 'POST /prod-api/auth/open/callback';
test.each([
  [
    'it is bound',
    '&code=c',
    ok({ bound: true, tokens: null, ticket: null }),
    '绑定成功，以后可以用它登录',
    1,
  ],
  ['it is somebody else’s', '&code=c', refused(409, '这个第三方账号已绑定'), '这个第三方账号已绑定', 1],
  ['they thought better of it', '&error=access_denied', ok(null), '没有完成绑定，需要时请重新发起', 0],
])('back from a third party they hear where they began that %s', async (_, came, answer, words, calls) => {
  const service = userAreaService(
    {},
    { 'GET /prod-api/auth/open/providers': ok([{ key: 'qq', name: 'QQ' }]), [BACK]: answer },
  );
  const app = renderApp(`/login?state=s${came}`);

  expect(await screen.findByText(words)).toBeVisible();
  const { location } = app.history() as unknown as { location: Location & { state: unknown } };
  expect([location.pathname, location.search, location.state]).toEqual(['/user', '?tab=security', null]);
  expect(service.sentTo(BACK).map(({ body }) => body)).toEqual(
    Array.from({ length: calls }, () => ({ state: 's', code: 'c' })),
  );
});

test('binding a third-party account asks for the owner first and says a wrong password at its field', async () => {
  const BIND = 'POST /api/users/open_users/{provider}.json';
  const service = userAreaService(
    {},
    {
      'GET /prod-api/auth/open/providers': ok([{ key: 'qq', name: 'QQ' }]),
      [BIND]: refused(400, '密码不正确', { errorCode: 'auth.password_wrong' }),
    },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '绑定 QQ' }));
  const form = await formOf('绑定 QQ');
  await userEvent.click(form.getByRole('button', { name: '绑定 QQ' }));
  expect(service.sentTo(BIND)).toEqual([]);
  await userEvent.type(form.getByLabelText('当前密码'), 'a guess');
  await userEvent.click(form.getByRole('button', { name: '绑定 QQ' }));
  await waitFor(() => expect(form.getByLabelText('当前密码')).toHaveAccessibleDescription(/密码不正确/));
  expect(service.sentTo(BIND)[0]).toMatchObject({
    path: '/api/users/open_users/qq.json',
    body: { password: 'a guess' },
  });
});

test.each([
  ['2026-11-30T10:00:00+08:00', /管理方正在解除两步验证，.*起登录不再需要动态验证码/],
  [null, /还须另一位管理员确认/],
])('a release of the second factor (due %s) is shown to its owner, who can stop it', async (due_at, said) => {
  const STOP = 'DELETE /api/users/totp/release.json';
  const release = { asked_at: '2026-11-27T10:00:00+08:00', due_at };
  const service = userAreaService(
    {},
    {
      'GET /api/users/totp.json': okFields({ enabled: true, required: false, recovery_left: 0, release }),
      [STOP]: okFields(),
    },
  );
  await open();
  expect(await screen.findByText(said)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '停止解除' }));

  expect(await screen.findByText('已停止，两步验证保持不变')).toBeVisible();
  expect(service.sentTo(STOP)).toHaveLength(1);
});
