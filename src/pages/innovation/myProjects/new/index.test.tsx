import type { Calls } from '@contract/endpoints';
import { asWritten } from '@contract/word';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { anApplication } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';

// The first test of a file compiles the whole app.
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
  expect(screen.queryByRole('button', { name: '开始填写' })).not.toBeInTheDocument();
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
  expect(screen.queryByRole('button', { name: '开始填写' })).not.toBeInTheDocument();
});

test('where a period allows two, an existing one does not stand in the way of another', async () => {
  await openPage({
    [CHECK]: answer({ available: true, existing: { id: 147, title: '漏损诊断平台', status: 'draft' } }),
  });
  await chooseCategory();
  expect(await screen.findByRole('button', { name: '开始填写' })).toBeVisible();
});

test('two presses make one draft, and its address replaces this page', async () => {
  const { service, app } = await openPage({
    [CHECK]: answer(),
    [CREATE]: async () => ok(anApplication({ id: 148 })),
    'GET /prod-api/cms/apply/{id}': ok(anApplication({ id: 148 })),
  });
  await chooseCategory();
  await userEvent.dblClick(await screen.findByRole('button', { name: '开始填写' }));
  await waitFor(() =>
    expect(app.history()).toMatchObject({ location: { pathname: '/innovation/myProjects/148' } }),
  );
  expect(service.sentTo(CREATE)).toHaveLength(1);
  expect(service.sentTo(CREATE)[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('after a cut line the second try bears the same key', async () => {
  const { service } = await openPage({ [CHECK]: answer(), [CREATE]: { status: 0 } });
  await chooseCategory();
  await userEvent.click(await screen.findByRole('button', { name: '开始填写' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('没有建立草稿：没有连上服务，请检查网络后重试');
  await userEvent.click(screen.getByRole('button', { name: '开始填写' }));
  await waitFor(() => expect(service.sentTo(CREATE)).toHaveLength(2));
  const [first, second] = service.sentTo(CREATE).map(({ headers }) => headers['idempotency-key']);
  expect(second).toBe(first);
});

test('a refusal of the service is shown in its own words', async () => {
  await openPage({ [CHECK]: answer(), [CREATE]: refused(409, '每位负责人在一个批次内最多申报 1 项') });
  await chooseCategory();
  await userEvent.click(await screen.findByRole('button', { name: '开始填写' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('每位负责人在一个批次内最多申报 1 项');
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
