import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';
import { user } from '@/locales/zh-CN/user';
import { storeTokens } from '@/utils/session';
import { DONE_ENDS, noteSessionEnd } from '@/utils/session-loss';

// The first test of a file compiles the whole app.
const DRAFT = 'PATCH /prod-api/cms/apply/{id}/draft';
const LOGIN = 'POST /prod-api/auth/login';

const lostSession = async (errorCode?: string) => {
  const service = signedInService({
    'GET /prod-api/cms/apply/{id}': ok(anApplication({ sections: fullSections() })),
    [DRAFT]: refused(401, '登录已过期，请重新登录'),
    'POST /prod-api/auth/refresh': refused(401, '登录已过期，请重新登录', { errorCode }),
    'PUT /prod-api/cms/apply': refused(401, '登录已过期，请重新登录'),
  });
  storeTokens({
    accessToken: 'access',
    refreshToken: 'refresh-token-of-twenty',
    expireTime: Date.now() + 600_000,
  });
  const app = renderApp('/innovation/myProjects/147?step=base');
  const title = await screen.findByRole('textbox', { name: /项目名称/ });
  await userEvent.type(title, '二期');
  await userEvent.keyboard('{Control>}s{/Control}');
  return { service, app, title, dialog: await screen.findByRole('dialog') };
};
const tokens = ok({ access_token: 'new', refresh_token: 'newer-refresh-token-of-20', expires_in: 600 });

beforeEach(() => {
  noteSessionEnd(null);
  indexedDB.deleteDatabase('kaichuang-drafts');
});

test('a lost session asks over the form, which stays as it was typed', async () => {
  const { app, dialog, title } = await lostSession();
  expect(dialog).toHaveTextContent('登录已过期，请重新登录，草稿已保留');
  expect(title).toBeInTheDocument();
  expect(title).toHaveValue('面向县域水务的漏损智能诊断与调度平台二期');
  expect(app.history()).toMatchObject({ location: { pathname: '/innovation/myProjects/147' } });
});

test.each(DONE_ENDS)(
  'a session that was ended on purpose (%s) says so, not that it grew old',
  async (end) => {
    const { dialog } = await lostSession(`session.${end}`);
    expect(dialog).toHaveAccessibleName('重新登录');
    expect(dialog).toHaveTextContent(user[`user.session.${end}.label`]);
    expect(dialog).not.toHaveTextContent('过期');
    await userEvent.click(within(dialog).getByRole('button', { name: '稍后登录' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(user[`user.session.${end}.label`]);
  },
);

test('only the owner of the draft is asked for: the name cannot be changed', async () => {
  const { dialog } = await lostSession();
  const name = within(dialog).getByLabelText('用户名、手机号或邮箱');
  expect(name).toHaveValue('shen');
  expect(name).toHaveAttribute('readonly');
});

test('after signing in again what waited is sent, and the dialog goes', async () => {
  const { service, dialog } = await lostSession();
  service.answer(LOGIN, tokens);
  service.answer(
    DRAFT,
    ok({
      version: 5,
      savedAt: '2026-09-14T14:08:00+08:00',
      merged: {},
      conflicts: [],
      sectionStatus: {},
      verdicts: [],
    }),
  );
  await userEvent.type(within(dialog).getByLabelText('密码'), 'Secret-1234');
  await userEvent.click(within(dialog).getByRole('button', { name: '登录' }));
  expect(await screen.findByText('已保存 14:08')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('whoever has a second factor is asked for it in the same place', async () => {
  const { service, dialog } = await lostSession();
  service.answer(LOGIN, ({ body }) =>
    (body as { totp?: string }).totp === 'k7m2p-x9d4q'
      ? tokens
      : refused(401, '请输入动态验证码', { errorCode: 'auth.second_factor' }),
  );
  await userEvent.type(within(dialog).getByLabelText('密码'), 'Secret-1234');
  await userEvent.click(within(dialog).getByRole('button', { name: '登录' }));
  expect(await within(dialog).findByLabelText('动态验证码')).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: /改用恢复码/ }));
  await userEvent.type(within(dialog).getByLabelText('恢复码'), 'k7m2p-x9d4q');
  await userEvent.click(within(dialog).getByRole('button', { name: '登录' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.sentTo(LOGIN).at(-1)?.body).toMatchObject({ password: 'Secret-1234', totp: 'k7m2p-x9d4q' });
});

test('putting it off leaves the form and a way to sign in later', async () => {
  const { dialog, title } = await lostSession();
  await userEvent.click(within(dialog).getByRole('button', { name: '稍后登录' }));
  expect(await screen.findByRole('button', { name: '重新登录' })).toBeVisible();
  expect(title).toHaveValue('面向县域水务的漏损智能诊断与调度平台二期');
});
