import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { openUserArea, unitAdministrator, userAreaService } from '@tests/support/user-area';

const LIST = 'GET /prod-api/system/unit/cert/list';
const VOUCH = 'PUT /prod-api/system/unit/cert/{id}/vouch';
const aMember = (id: number, name: string, goesOn = 0) => ({
  id,
  name,
  login: `u${id}`,
  goesOn,
  createTime: '2026-11-20T09:30:00+08:00',
  version: 1,
});
const open = async (waiting: unknown[]) => {
  const service = userAreaService(
    {},
    {
      ...unitAdministrator,
      'GET /prod-api/system/unit/member/list': okRows([]),
      [LIST]: okRows(waiting),
      [VOUCH]: ({ path }) =>
        path.includes('/6/') ? refused(409, '这份申请已有新的处理，请核对后再操作') : ok(null),
    },
  );
  await openUserArea('/user?tab=members', '本单位成员');
  return service;
};

test('many are vouched for in one act: who hears of it stands before, who was left out after', async () => {
  const service = await open([aMember(5, '罗禾', 1), aMember(6, '苏澜')]);
  await userEvent.click(await screen.findByRole('button', { name: '全选' }));
  await userEvent.click(screen.getByRole('button', { name: '为所选 2 人担保' }));

  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('将通过 2 人的实名认证，并通知本人。');
  expect(dialog).toHaveTextContent('罗禾、苏澜');
  expect(dialog).toHaveTextContent('已盖章的 1 份申报随即上报');
  expect(service.sentTo(VOUCH)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: '为所选 2 人担保' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('苏澜');
  expect(await screen.findByText('已为 1 人担保')).toBeVisible();
  expect(service.sentTo(VOUCH).map(({ body }) => body)).toEqual([{ version: 1 }, { version: 1 }]);
});

test('where nobody waits there is nothing to see', async () => {
  const service = await open([]);
  await waitFor(() => expect(service.sentTo(LIST)).toHaveLength(1));
  expect(screen.queryByText('等待实名认证的成员')).not.toBeInTheDocument();
});
