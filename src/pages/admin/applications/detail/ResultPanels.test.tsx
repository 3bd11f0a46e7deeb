import { setHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { BUDGET_SUBJECTS } from '@contract/enums';
import { screen, within } from '@testing-library/react';
import { renderWithText } from '@tests/support/renderWithText';
import { ok } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { createMemoryHistory } from '@umijs/max';
import { ResultPanels } from './ResultPanels';

const RESULTS = 'GET /prod-api/cms/result/5';
const spending = Object.fromEntries(
  BUDGET_SUBJECTS.map((subject) => [subject, { special: 1_250_000, self: null }]),
);
const result = {
  milestone: 'one',
  status: 'submitted',
  fields: {
    summary: '小批量试制完成',
    indicators: [{ id: 'a', actual: '2.6 米', evidence: '第三方报告', deviation: '' }],
    deliverables: [{ kind: 'software', name: '监测平台', link: '' }],
    spending,
    changed: false,
    change: '',
    nextPlan: '扩大部署',
    sealedSheet: 'f-1',
    report: null,
    outputs: [],
    benefit: '',
    figures: [],
    scope: 'private',
  },
  targets: [{ id: 'a', name: '定位误差', present: '12 米', target: '不大于 3 米' }],
  budget: spending,
  files: [{ id: 'f-1', name: '盖章件.pdf', size: 1, type: 'application/pdf' }],
  submitTime: '2026-11-01T10:00:00+08:00',
  decisionTime: null,
  reason: null,
};

beforeAll(() => {
  createPluginManager();
  setHistory(createMemoryHistory() as never);
});

test('what was promised stands beside what was reached, and what was granted beside what was spent', async () => {
  stubService({ [RESULTS]: ok([result]) });
  renderWithText(<ResultPanels id={5} version={1} />);

  const one = within(await screen.findByRole('region', { name: '阶段一成果' }));
  expect(one.getByText('小批量试制完成')).toBeVisible();
  const [indicators, money] = one.getAllByRole('table');
  expect(
    within(indicators as HTMLElement).getByRole('row', { name: /定位误差.*不大于 3 米.*2.6 米.*115%/ }),
  ).toBeVisible();
  expect(within(money as HTMLElement).getByRole('row', { name: /设备费.*1\.25 \/ 1\.25/ })).toBeVisible();
  expect(one.getByRole('button', { name: '盖章件.pdf' })).toBeVisible();
});

test('a stage that nobody has handed in is said to be missing, and not asked for', async () => {
  const service = stubService({ [RESULTS]: ok([result]) });
  renderWithText(<ResultPanels id={5} version={1} />);

  const two = within(await screen.findByRole('region', { name: '阶段二成果' }));
  expect(two.getByText('负责人尚未提交这一阶段的成果')).toBeVisible();
  // A request for something that does not exist would log an error in the browser's network panel.
  expect(service.requests.map(({ path }) => path)).toEqual(['/prod-api/cms/result/5']);
});

test.each([
  ['submitted', null, '验收中', []],
  ['passed', '2026-11-05T16:30:00+08:00', '已通过', ['通过时间2026-11-05 16:30']],
  ['returned', '2026-11-05T16:30:00+08:00', '退回补正', ['退回时间2026-11-05 16:30']],
])('what was decided of a stage and when stands with it: %s', async (status, decisionTime, word, dates) => {
  stubService({ [RESULTS]: ok([{ ...result, status, decisionTime }]) });
  renderWithText(<ResultPanels id={5} version={1} />);

  const one = within(await screen.findByRole('region', { name: '阶段一成果' }));
  expect(one.getByText(word)).toBeVisible();
  const facts = one.getByText('提交时间').closest('dl')?.children ?? [];
  const told = [...facts]
    .map(({ textContent }) => textContent)
    .filter((text) => /^(通过|退回)时间/.test(text ?? ''));
  expect(told).toEqual(dates);
});
