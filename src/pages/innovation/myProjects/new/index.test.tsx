import type { Calls } from '@contract/endpoints';
import { nest } from '@contract/rules/draft-fields';
import { asWritten } from '@contract/word';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { anApplication } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';
import { eraseDrafts } from '@/draft/draft-storage';

const OPEN = 'GET /prod-api/cms/period/list/open';
const CHECK = 'POST /prod-api/cms/apply/insertApplyAvailable';
const CREATE = 'POST /prod-api/cms/apply';
const PAGE = '/innovation/myProjects/new';

type Rule = Calls['POST /prod-api/cms/apply/insertApplyAvailable']['reply']['rules'][number];
const rule = (
  verdict: Rule['verdict'],
  more: Partial<Pick<Rule, 'name' | 'message' | 'remedy' | 'link'>> = {},
): Rule => {
  const texts = { name: '负责人实名认证', message: '已完成实名认证', remedy: null, link: null, ...more };
  const { name, message, remedy } = texts;
  const words = {
    name: asWritten(name),
    message: asWritten(message),
    remedy: remedy === null ? null : asWritten(remedy),
  };
  return { id: `rule-${verdict}`, verdict, clause: '申报指南 第 8 条', article: 8, ...texts, words };
};
const answer = (more: object = {}) =>
  ok({ available: true, existing: null, rules: [rule('passed')], ...more });

const openPage = async (answers: Parameters<typeof signedInService>[0]) => {
  const service = signedInService(answers);
  const app = renderApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: '新建申报' });
  return { service, app };
};
const chooseCategory = async () => userEvent.click(await screen.findByRole('radio', { name: /应用示范类/ }));

test('eligibility is not asked before period and category are chosen', async () => {
  const { service } = await openPage({ [CHECK]: answer() });
  expect(await screen.findByText('选择批次和类别后，在这里逐条核对申报条件')).toBeVisible();
  expect(service.sentTo(CHECK)).toHaveLength(0);
  await chooseCategory();
  await waitFor(() => expect(service.sentTo(CHECK)).toHaveLength(1));
  expect(service.sentTo(CHECK)[0]?.body).toEqual({ periodId: 2, category: 'B' });
});

test('the choice is in the address: whoever leaves to meet a condition finds it again', async () => {
  const { app } = await openPage({ [CHECK]: answer() });
  await chooseCategory();
  await waitFor(() => expect(app.history()).toMatchObject({ location: { search: '?category=B' } }));
  app.unmount();

  renderApp(`${PAGE}?periodId=2&category=B`);
  expect(await screen.findByRole('radio', { name: /应用示范类/ })).toBeChecked();
});

test('each rule shows its verdict, its clause and the way to meet it', async () => {
  await openPage({
    [CHECK]: answer({
      available: false,
      rules: [
        rule('passed'),
        rule('failed', {
          name: '限项',
          message: '已有 1 项在研',
          remedy: '结题后可再申报',
          link: '/innovation/myProjects',
        }),
        rule('unknown', { name: '单位认证', message: '单位认证审核中' }),
      ],
    }),
  });
  await chooseCategory();
  const panel = await screen.findByRole('region', { name: '申报条件' });
  const rows = await within(panel).findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/^(符合|不符合|待核实)$/).textContent)).toEqual([
    '符合',
    '不符合',
    '待核实',
  ]);
  expect(rows[1]).toHaveTextContent('依据：申报指南 第 8 条');
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: /去办理/ })).toHaveAttribute(
    'href',
    '/innovation/myProjects',
  );
});

test('whoever may not apply is told why and gets no button to begin', async () => {
  await openPage({ [CHECK]: answer({ available: false, rules: [rule('failed')] }) });
  await chooseCategory();
  expect(await screen.findByRole('heading', { name: '现在还不能申报' })).toBeVisible();
  expect(screen.getByText(/有 1 项条件不符合/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '开始填写' })).not.toBeInTheDocument();
});

test('one that was filed before can be started from: one press makes the draft', async () => {
  const filed = {
    ...anApplication({ id: 90, no: 'KC2025-B-0032', title: '漏损诊断一期', status: 'rejected' }),
    submittedAt: '2025-10-08T09:00:00+08:00',
  };
  const made = anApplication({ id: 148, sections: nest({ 'base.periodId': 2 }) });
  const counts = { all: 1, todo: 0, active: 0, ended: 1 };
  const { service, app } = await openPage({
    [CHECK]: answer(),
    'GET /prod-api/cms/apply/myList': okRows([filed, anApplication({ id: 91, no: null })], { counts }),
    [CREATE]: ok(made),
    'GET /prod-api/cms/apply/148': ok(made),
  });
  await chooseCategory();
  const earlier = await screen.findByRole('region', { name: '用以前的申报作底稿' });
  expect(within(earlier).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(within(earlier).getByRole('button', { name: '以此为底稿：漏损诊断一期' }));
  await waitFor(() =>
    expect(app.history()).toMatchObject({ location: { pathname: '/innovation/myProjects/148' } }),
  );
  expect(service.sentTo(CREATE)[0]?.body).toEqual({
    periodId: 2,
    category: 'B',
    demandId: null,
    earlierId: 90,
  });
  expect(await screen.findByRole('heading', { level: 1, name: '未命名项目' })).toBeVisible();
});

test('an existing draft is continued instead of starting another', async () => {
  await openPage({
    [CHECK]: answer({ available: false, existing: { id: 147, title: '漏损诊断平台', status: 'draft' } }),
  });
  await chooseCategory();
  expect(await screen.findByRole('link', { name: '继续填写' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/147',
  );
  expect(screen.queryByRole('link', { name: '开始填写' })).not.toBeInTheDocument();
});

test('where a period allows two, an existing one does not stand in the way of another', async () => {
  await openPage({
    [CHECK]: answer({ available: true, existing: { id: 147, title: '漏损诊断平台', status: 'draft' } }),
  });
  await chooseCategory();
  expect(await screen.findByRole('link', { name: '开始填写' })).toBeVisible();
});

const DRAFT = 'PATCH /prod-api/cms/apply/{id}/draft';
const saved = ok({
  version: 2,
  savedAt: '2026-09-14T14:08:00+08:00',
  merged: {},
  conflicts: [],
  sectionStatus: {},
  verdicts: [],
});
const empty = anApplication({ id: 148, version: 1, title: '', sections: nest({ 'base.periodId': 2 }) });
const AROUND = { 'GET /prod-api/cms/period/list': okRows([aPeriod({ status: 'open' })]), [DRAFT]: saved };
const SAVED_IN = { timeout: 6000 };

const openForm = async (answers: Parameters<typeof signedInService>[0]) => {
  const opened = await openPage({ [CHECK]: answer(), ...AROUND, ...answers });
  await chooseCategory();
  await userEvent.click(await screen.findByRole('link', { name: '开始填写' }));
  return { ...opened, title: await screen.findByRole('textbox', { name: /项目名称/ }) };
};

describe('the form of an application that is not there yet', () => {
  beforeEach(eraseDrafts);

  test('writes nothing; the first change makes it, once, and the form stays as it is', async () => {
    const { service, app, title } = await openForm({ [CREATE]: ok(empty) });
    const rail = screen.getByRole('navigation', { name: '申报书步骤' });
    expect(within(rail).queryByRole('link')).toBeNull();
    expect(screen.getByRole('radio', { name: /应用示范类/ })).toBeChecked();
    expect(service.sentTo(CREATE)).toHaveLength(0);

    await userEvent.type(title, '漏损');
    await waitFor(() => expect(service.sentTo(DRAFT)).not.toHaveLength(0), SAVED_IN);

    expect(app.history()).toMatchObject({ location: { pathname: '/innovation/myProjects/148' } });
    expect(service.sentTo(CREATE)).toHaveLength(1);
    expect(service.sentTo(CREATE)[0]).toMatchObject({
      body: { periodId: 2, category: 'B', demandId: null },
      headers: { 'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    expect(screen.getByRole('textbox', { name: /项目名称/ })).toBe(title);
    expect(title).toHaveFocus();
    expect(title).toHaveValue('漏损');
    expect(within(rail).getAllByRole('link')).toHaveLength(8);
  });

  test('下一步 with faults stays where it is, and a fault is one press away', async () => {
    const { service, app } = await openForm({ [CREATE]: ok(empty) });
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    await userEvent.click(await screen.findByRole('link', { name: /项目名称/ }));
    expect(app.history()).toMatchObject({ location: { pathname: '/innovation/myProjects/draft' } });
    expect(screen.getByRole('textbox', { name: /项目名称/ })).toHaveFocus();
    expect(service.sentTo(CREATE)).toHaveLength(0);
  });

  test('after a cut line the second try bears the same key', async () => {
    const { service, title } = await openForm({ [CREATE]: { status: 0 } });
    await userEvent.type(title, '漏');
    await waitFor(() => expect(service.sentTo(CREATE)).toHaveLength(1), SAVED_IN);
    await userEvent.click(await screen.findByRole('button', { name: /重试/ }));
    await waitFor(() => expect(service.sentTo(CREATE)).toHaveLength(2));
    const [first, second] = service.sentTo(CREATE).map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });

  test('a refusal of the service is shown in its own words, and what was typed stays', async () => {
    const { title } = await openForm({ [CREATE]: refused(409, '每位负责人在一个批次内最多申报 1 项') });
    await userEvent.type(title, '漏损');
    expect(await screen.findByText('每位负责人在一个批次内最多申报 1 项', {}, SAVED_IN)).toBeVisible();
    expect(title).toHaveValue('漏损');
  });

  test('whoever may not apply is led back to where the reason stands', async () => {
    const check = answer({ available: false, rules: [rule('failed')] });
    signedInService({ ...AROUND, [CHECK]: check });
    const app = renderApp('/innovation/myProjects/draft?periodId=2&category=B&step=base');
    expect(await screen.findByRole('heading', { level: 1, name: '新建申报' })).toBeVisible();
    expect(app.history()).toMatchObject({ location: { pathname: PAGE } });
  });
});

test('without an open period the page says when the next one opens', async () => {
  await openPage({
    [OPEN]: okRows([]),
    'GET /prod-api/cms/period/list': okRows([
      aPeriod({
        status: 'forecast',
        name: '2027 年度第一批',
        applyStart: '2027-03-01T09:00:00+08:00',
        applyEnd: '2027-03-31T23:59:59+08:00',
      }),
    ]),
  });
  expect(await screen.findByText('当前没有开放的申报批次')).toBeVisible();
  expect(
    await screen.findByText(
      '2027 年度第一批将于 2027-03-01 09:00 开放申报，2027-03-31 23:59:59 截止（北京时间）',
    ),
  ).toBeVisible();
});
