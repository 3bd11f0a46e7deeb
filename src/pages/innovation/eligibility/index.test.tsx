import { nest } from '@contract/rules/draft-fields';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { startAnswers } from '@tests/support/a-setting';
import { anApplication } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, signedInService } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { eraseDrafts } from '@/draft/draft-storage';

const PERIODS = 'GET /prod-api/cms/period/list';
const CREATE = 'POST /prod-api/cms/apply';
const DRAFT = 'PATCH /prod-api/cms/apply/{id}/draft';

const verdict = (name: string): HTMLElement => {
  const rules = within(screen.getByRole('region', { name: '申报条件' })).getAllByRole('listitem');
  const rule = rules.find(({ textContent }) => textContent?.startsWith(name));
  if (!rule) throw new Error(`no rule is called ${name}`);
  return rule;
};
const choose = (group: string, answer: string) =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: new RegExp(group) })).getByRole('radio', { name: answer }),
  );

test('a visitor is told rule by rule, with the clause and the way to meet it', async () => {
  const service = stubService({ ...startAnswers(), [PERIODS]: okRows([aPeriod()]) });
  renderApp('/innovation/eligibility');
  await screen.findByRole('heading', { level: 1, name: '申报条件自查' });
  expect(await screen.findByText('已回答的都符合，还有 7 项没有回答')).toBeVisible();
  const asked = service.requests.length;

  await choose('实名认证', '否');
  expect(within(verdict('负责人实名认证')).getByText('可先提交')).toBeVisible();
  expect(within(verdict('负责人实名认证')).getByText('依据：申报指南 第 8 条')).toBeVisible();
  expect(within(verdict('负责人实名认证')).getByRole('link', { name: /去办理/ })).toHaveAttribute(
    'href',
    '/user?tab=certification',
  );
  // A condition that is not met yet does not prevent an application: certification can be completed later.
  expect(screen.getByText('已回答的都符合，还有 6 项没有回答')).toBeVisible();
  await choose('实名认证', '是');
  expect(within(verdict('负责人实名认证')).getByText('符合')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: '承诺书' }));
  expect(within(verdict('附件材料齐全')).getByText('必需的材料已备齐')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /应用示范类/ }));
  await choose('国家秘密', '否');
  expect(screen.getByText('有 1 项不符合。按下面的说明办理后再申报。')).toBeVisible();
  await choose('国家秘密', '是');

  expect(screen.getByRole('link', { name: '带着这些回答去申报' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/new?periodId=2&category=B&notSecret=true',
  );
  expect(service.requests).toHaveLength(asked);
});

test('the answers are there again after a way to meet a condition has been looked at', async () => {
  stubService({ ...startAnswers(), [PERIODS]: okRows([aPeriod()]) });
  const app = renderApp('/innovation/eligibility');
  await screen.findByRole('heading', { level: 1, name: '申报条件自查' });
  await userEvent.click(await screen.findByRole('radio', { name: /应用示范类/ }));
  await choose('实名认证', '否');
  await choose('国家秘密', '是');
  // What people pass on says nothing about them.
  expect(app.history()).toMatchObject({ location: { search: '?category=B' } });

  await userEvent.click(within(verdict('负责人实名认证')).getByRole('link', { name: /去办理/ }));
  await screen.findByRole('heading', { level: 1, name: '登录' });
  act(() => (app.history() as { back: () => void }).back());

  expect(await screen.findByRole('radio', { name: /应用示范类/ })).toBeChecked();
  expect(within(verdict('负责人实名认证')).getByText('可先提交')).toBeVisible();
  expect(screen.getByText('已回答的都符合，还有 5 项没有回答')).toBeVisible();
});

test('what the period asks of its leader is asked, and bad input answers nothing', async () => {
  const leaderLimits = { ageMax: 55, titleMin: 'associate', runningMax: 2 } as const;
  stubService({ ...startAnswers(), [PERIODS]: okRows([aPeriod({ leaderLimits })]) });
  renderApp('/innovation/eligibility');
  const age = await screen.findByRole('textbox', { name: /负责人年龄/ });

  await userEvent.type(age, '5６');
  expect(within(verdict('负责人年龄')).getByText(/应不超过 55 周岁，现为 56 周岁/)).toBeVisible();
  await userEvent.type(age, 'x');
  await userEvent.tab();
  expect(age).toHaveAccessibleDescription(/年龄应为 18 至 99 的整数/);
  expect(within(verdict('负责人年龄')).queryByText(/周岁，现为/)).toBeNull();

  await choose('负责人职称', '中级');
  await choose('正在承担', '2 项或更多');
  expect(within(verdict('负责人职称')).getByText('负责人应具有副高级以上职称')).toBeVisible();
  expect(screen.getByText('有 2 项不符合。按下面的说明办理后再申报。')).toBeVisible();
  expect(screen.getByRole('link', { name: '带着这些回答去申报' })).toHaveAttribute(
    'href',
    expect.stringContaining('&leaderTitle=intermediate'),
  );
});

test('without a period that is open or coming the page says so', async () => {
  stubService({ ...startAnswers(), [PERIODS]: okRows([aPeriod({ status: 'closed' })]) });
  renderApp('/innovation/eligibility');
  expect(await screen.findByText('当前没有开放的申报批次')).toBeVisible();
});

test('a draft begins with the answers that came along, and with nothing else of the address', async () => {
  await eraseDrafts();
  const empty = anApplication({ id: 148, version: 1, title: '', sections: nest({ 'base.periodId': 2 }) });
  const service = signedInService({
    [PERIODS]: okRows([aPeriod()]),
    'POST /prod-api/cms/apply/insertApplyAvailable': ok({ available: true, existing: null, rules: [] }),
    [CREATE]: ok(empty),
    [DRAFT]: ok({
      version: 2,
      savedAt: '2026-09-14T14:08:00+08:00',
      merged: {},
      conflicts: [],
      sectionStatus: {},
      verdicts: [],
    }),
  });
  renderApp(
    '/innovation/myProjects/new?periodId=2&category=B&termStart=2027-01&termEnd=27-13&notSecret=true&leaderTitle=boss&title=x',
  );

  await userEvent.click(await screen.findByRole('link', { name: '开始填写' }));
  await waitFor(() => expect(service.sentTo(DRAFT)).not.toHaveLength(0), { timeout: 6000 });

  expect(service.sentTo(CREATE).map(({ body }) => body)).toEqual([
    { periodId: 2, category: 'B', demandId: null },
  ]);
  const sent = service.sentTo(DRAFT).flatMap(({ body }) => (body as { changes: { path: string }[] }).changes);
  expect(sent.map(({ path }) => path).sort()).toEqual(['base.notSecret', 'base.termStart']);
});
