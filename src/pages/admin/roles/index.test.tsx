import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import RolesPage from '.';

const LIST = 'GET /prod-api/system/role/list';
const SAVE = 'PUT /prod-api/system/role/{id}';
const expert = {
  roleId: 3,
  roleKey: 'expert',
  roleName: '评审专家',
  permissions: ['cms:review:score'],
  holders: 7,
};
const admin = { ...expert, roleId: 1, roleKey: 'admin', permissions: ['*:*:*'], holders: 1 };

test('each role says in words what it may do; the administrator and whoever may not edit find no button', async () => {
  stubService({ [LIST]: okRows([expert, admin]) });
  const { unmount } = renderAdmin(<RolesPage />);

  const row = (await screen.findByText('评审专家')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('7');
  expect(row).not.toHaveTextContent('cms:review:score');
  expect(screen.getAllByText(/^修\s*改$/)).toHaveLength(1);
  unmount();

  renderAdmin(<RolesPage />, { permissions: ['system:user:list'] });
  expect(await screen.findByText('评审专家')).toBeVisible();
  expect(screen.queryByText(/^修\s*改$/)).not.toBeInTheDocument();
});

test('rights are saved with those that were seen; a refusal leaves what was ticked', async () => {
  const said = '角色的权限已被他人修改，请核对后再保存';
  const service = stubService({ [LIST]: okRows([expert]), [SAVE]: refused(409, said) });
  const admin = renderAdmin(<RolesPage />);
  await press(/^修\s*改$/);
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog
    .getAllByRole('checkbox')
    .find((one) => !(one as HTMLInputElement).checked) as HTMLElement;
  await userEvent.click(box);
  await answer(/^保\s*存$/);

  expect(await screen.findByText(said)).toBeVisible();
  const body = service.sentTo(SAVE)[0]?.body as { permissions: string[]; before: string[] };
  expect(body.before).toEqual(['cms:review:score']);
  expect(body.permissions).toHaveLength(2);
  expect(box).toBeChecked();

  service.answer(SAVE, ok(expert));
  await answer(/^保\s*存$/);
  await waitFor(() => expect(admin.told).toContain('已保存'));
});

test('roles that cannot be read can be tried again', async () => {
  const service = stubService({ [LIST]: refused(503, '服务正忙，请稍后重试') });
  const admin = renderAdmin(<RolesPage />);
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(LIST, okRows([]));
  await press(/^重\s*试$/);
  expect(await screen.findByText('还没有角色')).toBeVisible();
});

test('two rights that may not meet are named at the field', async () => {
  const words = '“查看审计日志”不能与“编辑内容”授予同一角色';
  const fields = [{ path: 'body.permissions', message: words }];
  stubService({ [LIST]: okRows([expert]), [SAVE]: refused(400, words, { data: { fields } }) });
  renderAdmin(<RolesPage />);
  await press(/^修\s*改$/);
  await answer(/^保\s*存$/);

  const said = await screen.findByText(words, { selector: '.ant-form-item-explain-error' });
  expect(said.closest('.ant-form-item')).toHaveTextContent('权限');
});
