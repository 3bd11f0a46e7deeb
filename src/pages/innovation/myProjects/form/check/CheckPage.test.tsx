import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { aReceipt } from '@tests/support/a-receipt';
import { aRemark } from '@tests/support/a-remark';
import { aFiledApplication, anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';

const ONE = 'GET /prod-api/cms/apply/{id}';
const SUBMIT = 'POST /prod-api/cms/apply/{id}/submit';
const NOW = Date.parse('2026-09-14T14:08:00+08:00');

const open = async (sections = fullSections(), answers: Parameters<typeof signedInService>[0] = {}) => {
  const service = signedInService({
    [ONE]: ok(anApplication({ sections })),
    'GET /prod-api/cms/apply/{id}/receipt': ok(aReceipt()),
    'GET /prod-api/cms/apply/{id}/events': okRows([]),
    ...answers,
  });
  const app = renderApp('/innovation/myProjects/147?step=check');
  await screen.findByRole('heading', { level: 1, name: '核对并提交' });
  return { service, app };
};
const press = () => userEvent.click(screen.getByRole('button', { name: '确认提交' }));
const confirm = async () => {
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('提交后内容将锁定，由本单位审核。确认提交？');
  return within(dialog).getByRole('button', { name: '确认提交' });
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

test('an author is led to change only what is the author’s own', async () => {
  await open(fullSections(), {
    [ONE]: ok(anApplication({ sections: fullSections(), part: 'author', writable: ['budget'], actions: [] })),
  });
  expect(await screen.findByRole('link', { name: /^修改.*预算/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^修改.*项目基本信息/ })).not.toBeInTheDocument();
});

test('every section is shown with one link that leads to it, and a list of sections to jump by', async () => {
  await open();
  const base = screen.getByRole('region', { name: '项目基本信息' });
  expect(within(base).getByText('应用示范类')).toBeVisible();
  expect(within(base).getAllByRole('link')).toHaveLength(1);
  expect(within(base).getByRole('link', { name: '修改项目基本信息' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/147?step=base&from=check',
  );
  const outline = screen.getByRole('navigation', { name: '申报书各部分' });
  expect(within(outline).getAllByRole('link')).toHaveLength(7);
  expect(within(outline).getByRole('link', { name: '预算' })).toHaveAttribute('href', '#answers-budget');
  const unit = screen.getByRole('region', { name: '申报单位' });
  expect(within(unit).getByText('120.00 万元')).toBeVisible();
  expect(within(unit).getByText('未填写')).toBeVisible();
});

test('the team begins with the name of the leader, as its step does', async () => {
  await open();
  const team = screen.getByRole('region', { name: '项目团队' });
  const [name] = within(team).getAllByRole('term');
  expect(name).toHaveTextContent('负责人姓名');
  expect(name?.nextElementSibling).toHaveTextContent('沈知遥');
});

test('members, indicators and progress are tables, and what is wrong stands in its cell', async () => {
  const sections = fullSections();
  const [member] = sections.team.members;
  if (member) member.name = null;
  await open(sections);
  const members = screen.getByRole('table', { name: '项目成员' });
  expect(within(members).getAllByRole('row')).toHaveLength(sections.team.members.length + 1);
  expect(within(members).getByRole('link', { name: /姓名/ })).toHaveAttribute(
    'href',
    `/innovation/myProjects/147?step=team&from=check#team.members.${member?.id}.name`,
  );
  expect(screen.getByRole('table', { name: '考核指标' })).toBeVisible();
  const schedule = screen.getByRole('table', { name: '进度安排' });
  expect(within(schedule).getByRole('columnheader', { name: '起止月份' })).toBeVisible();
  expect(within(schedule).getAllByRole('row')[1]).toHaveTextContent(/\d{4}-\d\d～ \d{4}-\d\d/);
});

test('whoever follows 修改 comes straight back to where they were', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: '修改项目基本信息' }));
  expect(await screen.findByRole('heading', { level: 1, name: '项目基本信息' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '返回核对' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '修改项目基本信息' })).toHaveFocus(), {
    timeout: 4000,
  });
});

test('what is in the way is listed apart from what is only to be known, and filing is held back', async () => {
  const sections = fullSections();
  sections.base.title = null;
  sections.budget.indirect.special = 60_000_000;
  sections.unit.specialFund = 166_000_000;
  const { service } = await open(sections);
  const blockers = screen.getByRole('region', { name: '有 1 处需要修改' });
  expect(within(blockers).getByRole('link', { name: '请填写项目名称' })).toBeVisible();
  const warnings = screen.getByRole('region', { name: '1 条提醒，不影响提交' });
  expect(within(warnings).getByRole('link', { name: /间接费用占比/ })).toBeVisible();
  await press();
  await waitFor(() => expect(blockers).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.sentTo(SUBMIT)).toHaveLength(0);
});

test('a section is named once, before all that is in the way there', async () => {
  const sections = fullSections();
  sections.base.title = null;
  sections.base.summary = null;
  sections.plan.basis = null;
  await open(sections);
  const blockers = screen.getByRole('region', { name: '有 3 处需要修改' });
  expect(
    within(blockers)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['项目基本信息', '研究方案']);
  expect(within(blockers).getAllByRole('link')).toHaveLength(3);
});

test('a double click files once, and the confirmation page shows the number', async () => {
  const { service, app } = await open(fullSections(), { [SUBMIT]: ok(aFiledApplication()) });
  await press();
  await userEvent.dblClick(await confirm());
  expect(await screen.findByRole('heading', { level: 1, name: '已提交，等待单位审核' })).toBeVisible();
  expect((await screen.findAllByText('KC2026-B-0147')).length).toBeGreaterThan(0);
  expect(service.sentTo(SUBMIT)).toHaveLength(1);
  expect(service.sentTo(SUBMIT)[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(service.sentTo(SUBMIT)[0]?.body).toEqual({ version: 4 });
  expect(app.history()).toMatchObject({ location: { search: '?view=receipt' } });
});

test('the confirmation page gives the receipt as a file, and says why when it cannot', async () => {
  const PDF = 'GET /prod-api/cms/apply/{id}/receipt.pdf';
  const { service } = await open(fullSections(), {
    [SUBMIT]: ok(aFiledApplication()),
    [PDF]: refused(409, '这份回执与系统存档不一致，不能作为凭据，请联系管理方'),
  });
  await press();
  await userEvent.click(await confirm());
  await userEvent.click(await screen.findByRole('button', { name: '下载回执 PDF' }));
  expect(await screen.findByText(/与系统存档不一致/)).toBeVisible();
  expect(service.sentTo(PDF)).toHaveLength(1);
  expect(screen.getByRole('link', { name: '查验这份回执' })).toHaveAttribute(
    'href',
    '/verify?code=7F3A-91C2-06BE-D48E',
  );
});

test('what the service finds is shown like what was found here', async () => {
  const findings = [
    {
      code: 'onePerPeriod',
      path: 'base.periodId',
      section: 'base',
      level: 'blocker',
      params: { max: 1, title: '泵站' },
    },
  ];
  await open(fullSections(), { [SUBMIT]: refused(422, '有 1 处需要修改', { data: { findings } }) });
  await press();
  await userEvent.click(await confirm());
  const blockers = await screen.findByRole('region', { name: '有 1 处需要修改' });
  expect(
    within(blockers).getByRole('link', { name: '每位负责人在一个批次内最多申报 1 项，已有“泵站”' }),
  ).toBeVisible();
  await waitFor(() => expect(blockers).toHaveFocus());
});

const returnedWith = (sections = fullSections()) => ({
  [ONE]: ok(
    anApplication({
      status: 'returned',
      returnedFrom: 'formal_check',
      filedVersion: 1,
      no: 'KC2026-B-0147',
      sections,
      openPaths: [aRemark().path],
    }),
  ),
  'GET /prod-api/cms/apply/{id}/remarks': okRows([aRemark()]),
});

test('a remark without an answer holds filing back: the first one gets the cursor, and the bar says why', async () => {
  const { service } = await open(fullSections(), returnedWith());
  const answer = await screen.findByRole('textbox', { name: /答复/ });
  await press();
  expect(answer).toHaveFocus();
  const bar = screen.getByRole('button', { name: '确认提交' }).closest('section') as HTMLElement;
  expect(within(bar).getByRole('alert')).toHaveTextContent('还有 1 条意见没有答复，答复后再提交');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.sentTo(SUBMIT)).toHaveLength(0);
});

test('any other refusal stands at the button that was pressed', async () => {
  await open(fullSections(), { [SUBMIT]: refused(422, '本批次已经截止') });
  await press();
  await userEvent.click(await confirm());
  const bar = screen.getByRole('button', { name: '确认提交' }).closest('section') as HTMLElement;
  expect(await within(bar).findByRole('alert')).toHaveTextContent('提交未完成：本批次已经截止');
});

test('a version that moved on is read again and has to be checked again', async () => {
  const { service } = await open(fullSections(), {
    [SUBMIT]: refused(409, '另一处有更新，请查看差异后再保存'),
  });
  const before = service.sentTo(ONE).length;
  await press();
  await userEvent.click(await confirm());
  expect(await screen.findByText('提交未完成：另一处有更新，请查看差异后再保存')).toBeVisible();
  expect(service.sentTo(ONE).length).toBeGreaterThan(before);
});

test('after silence the next try bears the same key, so that nothing is filed twice', async () => {
  const { service } = await open(fullSections(), { [SUBMIT]: { status: 0 } });
  await press();
  await userEvent.click(await confirm());
  expect(await screen.findByText(/再次确认提交不会重复/)).toBeVisible();
  await press();
  await userEvent.click(await confirm());
  await waitFor(() => expect(service.sentTo(SUBMIT)).toHaveLength(2));
  const [first, second] = service.sentTo(SUBMIT).map(({ headers }) => headers['idempotency-key']);
  expect(second).toBe(first);
});

test('past the deadline nothing is asked for that can no longer be given', async () => {
  const serverTime = '2026-10-02T09:00:00+08:00';
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(serverTime));
  const sections = fullSections();
  sections.base.title = null;
  await open(sections, {
    [ONE]: ok(anApplication({ sections, editable: false })),
    'GET /prod-api/cms/period/list': okRows([aPeriod({ status: 'closed', serverTime })]),
  });
  expect(await screen.findByText(/截止，草稿已保留/)).toBeVisible();
  for (const said of [/需要修改/, /请填写项目名称/, /提交后内容将锁定/])
    expect(screen.queryByText(said)).not.toBeInTheDocument();
});
