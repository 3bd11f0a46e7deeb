import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '@tests/support/signedInService';
import { okFields, openUserArea, userAreaService } from '@tests/support/user-area';

const PUT = 'PUT /api/users/preferences.json';
const row = { site: true, email: true, sms: false };
const preferences = { application: row, certification: row, demand: row, content: row, account: row };
const GET = { 'GET /api/users/preferences.json': okFields({ preferences }) };

test('a tick is saved as it is set', async () => {
  const next = { ...preferences, application: { ...row, sms: true } };
  const service = userAreaService({}, { ...GET, [PUT]: okFields({ preferences: next }) });
  await openUserArea('/user?tab=notices', '账号设置');
  await userEvent.click(await screen.findByRole('checkbox', { name: '申报办理进展：短信' }));
  expect(await screen.findByText('通知方式已更新')).toBeVisible();
  expect(service.sentTo(PUT)[0]?.body).toEqual({ preferences: next });
  expect(screen.getByRole('checkbox', { name: '申报办理进展：短信' })).toBeChecked();
});

test('what could not be saved is not shown as set', async () => {
  userAreaService({}, { ...GET, [PUT]: refused(503, '抱歉，服务维护或繁忙，请稍后重试') });
  await openUserArea('/user?tab=notices', '账号设置');
  await userEvent.click(await screen.findByRole('checkbox', { name: '申报办理进展：短信' }));
  expect(await screen.findByText('抱歉，服务维护或繁忙，请稍后重试')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: '申报办理进展：短信' })).not.toBeChecked());
});
