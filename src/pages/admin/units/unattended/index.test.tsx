import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import UnattendedUnitsPage from '.';

const LIST = 'GET /prod-api/system/unit/unattended';
const PEOPLE = 'GET /prod-api/system/unit/unattended/{id}/people';
const APPOINT = 'PUT /prod-api/system/unit/unattended/{id}/appoint';
const unit = {
  id: 9,
  name: '临浦智慧水文有限公司',
  uscc: '91330109MA5LPTW01X',
  members: 3,
  requests: 1,
  applications: 2,
  since: '2026-11-20T09:30:00+08:00',
};
const person = {
  accountId: 11,
  login: 'luohe',
  name: '罗禾',
  phone: '199****0011',
  certified: true,
  unitName: unit.name,
  administers: false,
  joinTime: null,
};
const open = (answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    [LIST]: okRows([unit]),
    [PEOPLE]: ok([person]),
    [APPOINT]: ok(null),
    ...answers,
  });
  return { service, admin: renderAdmin(<UnattendedUnitsPage />) };
};

test('each says what waits there, and since when', async () => {
  open();
  const row = within((await screen.findByText(unit.name)).closest('tr') as HTMLElement);
  for (const fact of ['3', '1', '2']) expect(row.getByText(fact)).toBeVisible();
  expect(row.getByRole('cell', { name: '2026-11-20 09:30' })).toBeVisible();
});

test('a member is appointed, with the reason', async () => {
  const { service, admin } = open();
  await press('指定管理员');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText('成员'));
  await userEvent.click(await screen.findByTitle('罗禾 · luohe · 199****0011'));
  await fill('原因', '单位来函推荐');
  await answer(/^指定管理员$/);
  await waitFor(() => expect(admin.told).toContain('已指定，并通知本人与等待的人'));
  expect(service.sentTo(APPOINT)[0]?.body).toEqual({ accountId: 11, reason: '单位来函推荐' });
  await waitFor(() => expect(service.sentTo(LIST).length).toBeGreaterThan(1));
});

test('without a member who could, it says what to do', async () => {
  open({ [PEOPLE]: ok([]) });
  await press('指定管理员');
  expect((await screen.findAllByText(/没有已实名认证的成员/))[0]).toBeVisible();
});

test('somebody else who appointed first is told', async () => {
  open({ [APPOINT]: refused(409, '这个单位已有管理员') });
  await press('指定管理员');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText('成员'));
  await userEvent.click(await screen.findByTitle(/罗禾/));
  await fill('原因', '单位来函推荐');
  await answer(/^指定管理员$/);
  expect(await screen.findByText('这个单位已有管理员')).toBeVisible();
});

test('a list without a unit says that none fits', async () => {
  open({ [LIST]: okRows([]) });
  expect(await screen.findByText('所有单位都有管理员')).toBeVisible();
});
