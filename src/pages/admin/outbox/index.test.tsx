import { screen, waitFor } from '@testing-library/react';
import { fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import OutboxPage from '.';

const LIST = 'GET /prod-api/system/outbox/list';
const message = {
  id: 1,
  channel: 'sms',
  recipient: '19900000001',
  subject: '验证码',
  body: '验证码 123456',
  state: 'sent',
  createTime: '2026-11-20T09:30:00+08:00',
};

test('messages of one recipient are found, each with its way and its state', async () => {
  const service = stubService({ [LIST]: okRows([message]) });
  renderAdmin(<OutboxPage />);
  expect(await screen.findByText('验证码 123456')).toBeVisible();
  expect(screen.getByText('短信')).toBeVisible();
  expect(screen.getByText('已发送')).toBeVisible();

  await fill('收件人', ' 19900000001 ');
  await press(/^查\s*询$/);

  await waitFor(() => expect(service.sentTo(LIST).at(-1)?.query.get('recipient')).toBe('19900000001'));
});

test('without messages it says so; what cannot be read can be tried again', async () => {
  const service = stubService({ [LIST]: refused(503, '服务正忙，请稍后重试') });
  const admin = renderAdmin(<OutboxPage />);
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(LIST, okRows([]));
  await press(/^重\s*试$/);
  expect(await screen.findByText('还没有发出的消息')).toBeVisible();
});
