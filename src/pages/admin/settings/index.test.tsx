import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { history } from '@umijs/max';
import SettingsPage from '.';

const READ = 'GET /prod-api/system/setting';
const SAVE = 'PUT /prod-api/system/setting';
const PICTURE = 'PUT /prod-api/system/setting/picture';
const NOTICE = 'PUT /prod-api/system/setting/update';
const setting = {
  name: '开创专项',
  footer: null,
  main_site: true,
  nav_logo_url: null,
  login_logo_url: null,
  tab_logo_url: null,
  contact: { phone: '0791-0000 0000', hours: '工作日', host: '开创专项办公室', support: '平台组' },
  navbar: [{ name: '首页', link: '/', hidden: false }],
};
const update = {
  subject: '系统升级',
  notes: '',
  startTime: '2026-11-22T20:00:00+08:00',
  endTime: '2026-11-22T22:00:00+08:00',
};
const open = (answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    [READ]: ok({ setting, update }),
    [SAVE]: ok(setting),
    [NOTICE]: ok(update),
    ...answers,
  });
  return { service, admin: renderAdmin(<SettingsPage />) };
};

test('settings that were loaded are sent back as they were', async () => {
  const { service, admin } = open();
  await press('保存设置');
  // Two forms in one view, and one action that leads.
  expect(document.querySelectorAll('button.primary')).toHaveLength(1);

  await waitFor(() => expect(admin.told).toContain('已保存'));
  expect(service.sentTo(SAVE)[0]?.body).toEqual({ ...setting, before: setting });
});

test('a picture is seen before it is saved, taken back, and sent with the settings', async () => {
  const url = 'api/setting/pictures/0b9b6f0e-0000-4000-8000-000000000001';
  const { service } = open({ [PICTURE]: ok({ url }) });
  const input = await screen.findByLabelText('标签页图标', { selector: 'input' });
  const file = new File(['x'], 'icon.png', { type: 'image/png' });
  await userEvent.upload(input, file);

  expect(await screen.findByAltText('标签页图标的预览')).toHaveAttribute('src', `/${url}`);
  await userEvent.click(screen.getByRole('button', { name: '撤销：标签页图标' }));
  expect(screen.queryByAltText('标签页图标的预览')).toBeNull();
  await userEvent.upload(input, file);
  await screen.findByAltText('标签页图标的预览');
  const news = jest.fn();
  window.addEventListener('site-setting', news);
  await press('保存设置');

  await waitFor(() => expect(news).toHaveBeenCalledTimes(1));
  expect(service.sentTo(SAVE)[0]?.body).toEqual({ ...setting, tab_logo_url: url, before: setting });
  expect(service.sentTo(PICTURE)[0]?.body).toEqual({ kind: 'tab_logo', image: 'data:image/png;base64,eA==' });
});

test('a picture that the service refuses says why at its place', async () => {
  open({ [PICTURE]: refused(400, '图片已损坏，请换一张') });
  const input = await screen.findByLabelText('页头标志', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));

  expect(await screen.findByText('图片已损坏，请换一张')).toBeVisible();
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
  expect(service.sentTo(NOTICE)[0]?.body).toEqual({
    update: { ...update, subject: '系统维护' },
    before: update,
  });
});

test('a notice is taken down once that is confirmed', async () => {
  const { service, admin } = open({ [NOTICE]: ok(null) });
  await press('撤下通知');
  await answer(/^撤下通知$/);

  await waitFor(() => expect(admin.told).toContain('通知已撤下'));
  expect(screen.getByLabelText(/^标题$/)).toHaveValue('');
  expect(service.sentTo(NOTICE)[0]?.body).toEqual({ update: null, before: update });
});

test('settings that cannot be read can be tried again', async () => {
  const { service, admin } = open({ [READ]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(READ, ok({ setting, update: null }));
  await press(/^重\s*试$/);
  expect(await screen.findByLabelText('站点名称')).toHaveValue('开创专项');
});

test('a time of the notice that cannot be read stays, is marked, and nothing is sent', async () => {
  const { service } = open();
  await fill(/^结束时间/, '2026/11/22');
  await press('发布通知');

  await waitFor(() => expect(screen.getByLabelText(/^结束时间/)).toBeInvalid());
  expect(screen.getByLabelText(/^结束时间/)).toHaveAccessibleDescription(/2026-09-14 09:30/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.sentTo(NOTICE)).toHaveLength(0);
});

describe('leaving', () => {
  const leave = () => act(() => history.push('/admin/users'));

  test.each([
    ['settings', '站点名称'],
    ['the notice', /^标题$/],
  ])('%s that were changed asks first, once', async (_what, field) => {
    open();
    await fill(field, '另一个名称');
    leave();
    leave();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await answer(/^继续填写$/);
    expect(history.location.pathname).toBe('/');
    expect(screen.getByLabelText(field)).toHaveValue('另一个名称');

    leave();
    await answer(/^放\s*弃$/);
    await waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
  });

  test('after saving, or with nothing changed, asks nothing', async () => {
    const { admin } = open();
    await fill('站点名称', '另一个名称');
    await press('保存设置');
    await waitFor(() => expect(admin.told).toContain('已保存'));
    leave();

    expect(history.location.pathname).toBe('/admin/users');
  });
});
