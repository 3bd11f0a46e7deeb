import { screen, waitFor } from '@testing-library/react';
import { answer, fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import SettingsPage from '.';

const READ = 'GET /prod-api/system/setting';
const SAVE = 'PUT /prod-api/system/setting';
const NOTICE = 'PUT /prod-api/system/setting/update';
const setting = {
  ...{ name: '开创专项', footer: null, main_site: true },
  contact: { phone: '0791-0000 0000', hours: '工作日', host: '开创专项办公室', support: '平台组' },
  navbar: [{ name: '首页', link: '/', hidden: false }],
};
const update = {
  ...{ subject: '系统升级', notes: '' },
  ...{ startTime: '2026-11-22T20:00:00+08:00', endTime: '2026-11-22T22:00:00+08:00' },
};
const open = (answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    ...{ [READ]: ok({ setting, update }), [SAVE]: ok(setting), [NOTICE]: ok(update) },
    ...answers,
  });
  return { service, admin: renderAdmin(<SettingsPage />) };
};

test('settings that were loaded are sent back as they were', async () => {
  const { service, admin } = open();
  await press('保存设置');

  await waitFor(() => expect(admin.told).toContain('已保存'));
  expect(service.sentTo(SAVE)[0]?.body).toEqual(setting);
});

test('a link that leads nowhere is refused at its place, before anything is sent', async () => {
  const { service } = open();
  await fill(/^链接$/, 'javascript:alert(1)');
  await press('保存设置');

  expect(await screen.findByText('链接应为站内路径，或以 https:// 开头')).toBeInTheDocument();
  expect(service.sentTo(SAVE)).toHaveLength(0);
});

test('a notice is published once that is confirmed; what the service refuses is said at its field', async () => {
  const fields = [{ path: 'body.update.endTime', message: '结束时间应晚于现在' }];
  const { service } = open({ [NOTICE]: refused(400, '请求内容有误，请检查后重试', { data: { fields } }) });
  await fill(/^标题$/, '系统维护');
  await press('发布通知');
  await answer(/^取\s*消$/);
  expect(service.sentTo(NOTICE)).toHaveLength(0);
  await press('发布通知');
  await answer(/^发布通知$/);

  expect(await screen.findByText('结束时间应晚于现在')).toBeInTheDocument();
  expect(screen.getByLabelText(/^标题$/)).toHaveValue('系统维护');
  expect(service.sentTo(NOTICE)[0]?.body).toEqual({ update: { ...update, subject: '系统维护' } });
});

test('a notice is taken down once that is confirmed', async () => {
  const { service, admin } = open({ [NOTICE]: ok(null) });
  await press('撤下通知');
  await answer(/^撤下通知$/);

  await waitFor(() => expect(admin.told).toContain('通知已撤下'));
  expect(screen.getByLabelText(/^标题$/)).toHaveValue('');
  expect(service.sentTo(NOTICE)[0]?.body).toEqual({ update: null });
});

test('settings that cannot be read can be tried again', async () => {
  const { service, admin } = open({ [READ]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(READ, ok({ setting, update: null }));
  await press(/^重\s*试$/);
  expect(await screen.findByLabelText('站点名称')).toHaveValue('开创专项');
});
