import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refused } from '@tests/support/signedInService';
import type { StubReply } from '@tests/support/stubService';
import { okFields, openUserArea, userAreaService } from '@tests/support/user-area';

const PUT = 'PUT /api/users/preferences.json';
const row = { site: true, email: true, sms: false };
const preferences = {
  application: row,
  reminder: row,
  certification: row,
  demand: row,
  content: row,
  account: row,
  language: 'zh-CN' as const,
};
const draft = {
  matter: 'draft',
  title: '碳纤维缠绕',
  link: '/innovation/myProjects/7?step=team',
  at: '2026-10-29T23:59:59+08:00',
  deadline: '2026-10-31T23:59:59+08:00',
};
const reminders = { quiet: { from: '22:00', until: '07:00' }, digest: false, weekly: true, next: [draft] };
const KEEP = 'PUT /prod-api/system/reminder';
const GET = {
  'GET /api/users/preferences.json': okFields({ preferences }),
  'GET /prod-api/system/reminder': ok(reminders),
};

test('a tick is saved as it is set', async () => {
  const next = { ...preferences, application: { ...row, sms: true } };
  const service = userAreaService({}, { ...GET, [PUT]: okFields({ preferences: next }) });
  await openUserArea('/user?tab=notices', '账号设置');
  await userEvent.click(await screen.findByRole('checkbox', { name: '申报办理进展：短信' }));
  expect(await screen.findByText('通知方式已更新')).toBeVisible();
  // Only the change is sent, because another window may have changed other settings.
  expect(service.sentTo(PUT)[0]?.body).toEqual({ preferences: { application: { sms: true } } });
  expect(screen.getByRole('checkbox', { name: '申报办理进展：短信' })).toBeChecked();
});

test('the language of mails is chosen by its own name', async () => {
  const next = { ...preferences, language: 'de-DE' as const };
  const service = userAreaService({}, { ...GET, [PUT]: okFields({ preferences: next }) });
  await openUserArea('/user?tab=notices', '账号设置');
  await userEvent.click(await screen.findByRole('combobox', { name: '邮件与短信的语言' }));
  await userEvent.click(await screen.findByText('Deutsch'));
  expect(await screen.findByText('通知方式已更新')).toBeVisible();
  expect(service.sentTo(PUT)[0]?.body).toEqual({ preferences: { language: 'de-DE' } });
});

test('what could not be saved is not shown as set', async () => {
  userAreaService({}, { ...GET, [PUT]: refused(503, '抱歉，服务维护或繁忙，请稍后重试') });
  await openUserArea('/user?tab=notices', '账号设置');
  await userEvent.click(await screen.findByRole('checkbox', { name: '申报办理进展：短信' }));
  expect(await screen.findByText('抱歉，服务维护或繁忙，请稍后重试')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: '申报办理进展：短信' })).not.toBeChecked());
});

test('several are ticked in a row; one that is refused is put back by itself, and the keyboard keeps its place', async () => {
  const answers: ((reply: StubReply) => void)[] = [];
  const service = userAreaService(
    {},
    { ...GET, [PUT]: () => new Promise<StubReply>((resolve) => answers.push(resolve)) },
  );
  await openUserArea('/user?tab=notices', '账号设置');
  const [application, certification] = await Promise.all(
    ['申报办理进展：短信', '认证结果：短信'].map((name) => screen.findByRole('checkbox', { name })),
  );
  await userEvent.click(application as HTMLElement);
  expect(application).toHaveFocus();
  await userEvent.click(certification as HTMLElement);
  expect(application).toBeChecked();
  expect(certification).toBeChecked();
  expect(certification).toHaveFocus();
  await waitFor(() => expect(answers).toHaveLength(1));

  answers[0]?.(refused(503, '抱歉，服务维护或繁忙，请稍后重试'));
  await waitFor(() => expect(application).not.toBeChecked());
  expect(certification).toBeChecked();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.queryByText('通知方式已更新')).toBeNull();

  answers[1]?.(okFields({ preferences: { ...preferences, certification: { ...row, sms: true } } }));
  expect(await screen.findByText('通知方式已更新')).toBeVisible();
  expect(service.sentTo(PUT).map(({ body }) => body)).toEqual([
    { preferences: { application: { sms: true } } },
    { preferences: { certification: { sms: true } } },
  ]);
  expect(application).not.toBeChecked();
  expect(certification).toBeChecked();
});

test('the next reminder leads to its step, and a digest is saved as it is chosen', async () => {
  const service = userAreaService({}, { ...GET, [KEEP]: ok({ ...reminders, digest: true }) });
  await openUserArea('/user?tab=notices', '账号设置');
  const link = await screen.findByRole('link', { name: '“碳纤维缠绕”尚未提交' });
  expect(link).toHaveAttribute('href', '/innovation/myProjects/7?step=team');
  await userEvent.click(screen.getByRole('checkbox', { name: '每天早上一封汇总邮件' }));
  expect(await screen.findByText('提醒设置已更新')).toBeVisible();
  expect(service.sentTo(KEEP)[0]?.body).toEqual({ digest: true });
});

test('without quiet hours there are no ends of them to choose', async () => {
  const service = userAreaService({}, { ...GET, [KEEP]: ok({ ...reminders, quiet: null }) });
  await openUserArea('/user?tab=notices', '账号设置');
  expect(await screen.findByText('22:00')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: '设置免打扰时段' }));
  await waitFor(() => expect(screen.queryByText('22:00')).toBeNull());
  expect(service.sentTo(KEEP)[0]?.body).toEqual({ quiet: null });
});

test('the weekly letter is switched off where the other reminders are', async () => {
  const service = userAreaService({}, { ...GET, [KEEP]: ok({ ...reminders, weekly: false }) });
  await openUserArea('/user?tab=notices', '账号设置');
  const box = await screen.findByRole('checkbox', { name: '每周一发送在办申报的进展' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(service.sentTo(KEEP)[0]?.body).toEqual({ weekly: false });
});
