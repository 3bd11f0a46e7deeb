import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { okFields, openUserArea, userAreaService } from '@tests/support/user-area';

const PREVIEW = 'GET /api/users/close_preview.json';
const CLOSE = 'POST /api/users/close.json';
const aPreview = (blockers: string[] = []) =>
  okFields({
    blockers,
    removed: [{ name: '第三方账号绑定', count: 1 }],
    kept: [{ name: '已提交的申报档案', count: 2, reason: '申报档案依规定留存' }],
  });
const open = () => openUserArea('/user?tab=data', '账号设置');

test('a copy is taken as JSON or with all files', async () => {
  const service = userAreaService({}, { 'GET /api/users/export.zip': { body: 'zip' } });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /导出 ZIP/ }));
  await waitFor(() => expect(service.sentTo('GET /api/users/export.zip')).toHaveLength(1));
  expect(screen.getByRole('button', { name: '导出 JSON' })).toBeVisible();
});

test('what goes, what stays and why stands before the form', async () => {
  userAreaService({}, { [PREVIEW]: aPreview() });
  await open();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '查看注销影响' }));
  expect(await screen.findByText('申报档案依规定留存')).toBeVisible();
  expect(screen.getByRole('form', { name: '注销账号' })).toBeVisible();
});

test('while somebody waits for this account it cannot be closed, and the page says for what', async () => {
  userAreaService({}, { [PREVIEW]: aPreview(['有 1 项申报正在办理，请先撤回或等待办结']) });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '查看注销影响' }));
  expect(await screen.findByText(/有 1 项申报正在办理/)).toBeVisible();
  expect(screen.queryByRole('form', { name: '注销账号' })).not.toBeInTheDocument();
});

test('closing asks for the user name, the owner and once more; a change of mind keeps what was typed', async () => {
  const service = userAreaService(
    {},
    { [PREVIEW]: aPreview(), [CLOSE]: okFields(), 'POST /prod-api/auth/logout': okFields() },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '查看注销影响' }));
  const form = within(await screen.findByRole('form', { name: '注销账号' }));
  await userEvent.type(form.getByLabelText('用户名'), 'someone');
  await userEvent.click(form.getByRole('button', { name: '注销账号' }));
  expect(form.getByLabelText('用户名')).toHaveAccessibleDescription(/请输入用户名以确认注销/);
  await userEvent.clear(form.getByLabelText('用户名'));
  await userEvent.type(form.getByLabelText('用户名'), 'shen');
  await userEvent.type(form.getByLabelText('当前密码'), 'Chun-feng-28');
  await userEvent.click(form.getByRole('button', { name: '注销账号' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /取\s*消/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(form.getByLabelText('用户名')).toHaveValue('shen');
  expect(service.sentTo(CLOSE)).toEqual([]);

  await userEvent.click(form.getByRole('button', { name: '注销账号' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认注销' }));
  await waitFor(() =>
    expect(service.sentTo(CLOSE)[0]?.body).toEqual({ confirm: 'shen', password: 'Chun-feng-28' }),
  );
  await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
});
