import { BUDGET_SUBJECTS } from '@contract/enums';
import type { ResultFields } from '@contract/result';
import { MILESTONES, type Milestone } from '@contract/result-choices';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, press } from '@tests/support/admin-press';
import { RECORD_PLANS } from '@tests/support/matrix/matrix-wholes';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

configure({ asyncUtilTimeout: 15_000 });

const FILED = '成果已提交，正在验收';

const resultOf = (milestone: Milestone, editable: boolean, figures: ResultFields['figures'] = []) => ({
  milestone,
  status: editable ? 'draft' : 'submitted',
  version: 3,
  applicationVersion: 2,
  editable,
  fields: {
    ...RECORD_PLANS.stageOne.whole,
    summary: '本阶段按任务书完成样机研制与现场试验，结果见检测报告。'.repeat(12),
    figures,
  },
  project: {
    id: 5,
    no: 'KC2026-A-0001',
    title: '漏损诊断',
    category: 'A',
    categoryName: '重点',
    field: null,
    unitName: '云泽大学',
    leader: '沈知遥',
  },
  targets: [{ id: 'row1', name: '定位误差', present: '', target: '不小于 5' }],
  budget: Object.fromEntries(BUDGET_SUBJECTS.map((subject) => [subject, { special: 1_000_000, self: 0 }])),
  files: [],
  oldSheet: null,
  reason: null,
  windowStart: '2026-11-01T00:00:00+08:00',
  windowEnd: '2026-12-31T00:00:00+08:00',
  closed: editable ? null : FILED,
  closedWord: null,
  submitTime: null,
  updateTime: '2026-11-20T09:30:00+08:00',
});

const open = (result: ReturnType<typeof resultOf>, answers: Parameters<typeof signedInService>[0] = {}) => {
  signedInService({ [`GET /prod-api/cms/result/5/${result.milestone}`]: ok(result), ...answers });
  renderApp(`/innovation/result/5?milestone=${result.milestone}`);
};

test.each(MILESTONES.flatMap((milestone) => [true, false].map((editable) => [milestone, editable] as const)))(
  'every jump of the page leads to a part of it: stage %s, to write: %s',
  async (milestone, editable) => {
    open(resultOf(milestone, editable));
    const jumps = within(await screen.findByRole('navigation', { name: '阶段成果各部分' }));
    const ids = jumps.getAllByRole('link').map((link) => String(link.getAttribute('href')).slice(1));
    expect(ids.length).toBeGreaterThan(4);
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([]);
  },
);

test.each(MILESTONES)('whoever hands in stage %s is led to the answer', async (milestone) => {
  open(resultOf(milestone, true), {
    [`POST /prod-api/cms/apply/result${milestone === 'one' ? 'One' : 'Two'}`]: ok(resultOf(milestone, false)),
  });
  const act = milestone === 'one' ? /^提交阶段一成果$/ : /^提交阶段二成果$/;
  await press(act);
  await answer(act);
  await screen.findByText(FILED);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(FILED));
});

test.each(MILESTONES)(
  'stage %s can be changed until it is handed in, and it says no more than that',
  async (milestone) => {
    open(resultOf(milestone, true));

    expect(await screen.findByText(/（北京时间）前可修改和提交$/)).toBeVisible();
    expect(screen.getByText(/^加盖单位公章的阶段成果页扫描件，提交前可替换/)).toBeVisible();
    expect(screen.queryByText(/截止前|提交和替换/)).not.toBeInTheDocument();
  },
);

test('what came back names no date until when its sheet can be replaced', async () => {
  open({ ...resultOf('one', true), status: 'returned' });

  expect(await screen.findByText('退回补正，不受填报时间限制')).toBeVisible();
  expect(screen.queryByText(/截止前|前可修改/)).not.toBeInTheDocument();
});

test('each paper names its formats once', async () => {
  open(resultOf('two', true));

  await screen.findByText('总结报告');
  expect(screen.getAllByText(/20 MB/).map((line) => line.textContent)).toEqual(
    ['figures', 'report', 'sealedSheet'].map(() => expect.stringMatching(/^(PDF、DOCX、JPG|JPG)/)),
  );
});

test('the errors of the money say at the top whose they are, and at the field what is wrong', async () => {
  const empty = { special: null, self: null };
  const result = resultOf('two', true);
  open({
    ...result,
    fields: { ...result.fields, spending: { ...result.fields.spending, equipment: empty } },
  });
  await press(/^提交阶段二成果$/);

  expect(await screen.findByRole('link', { name: '设备费：请填写经费执行，没有支出的填 0' })).toBeVisible();
  expect(screen.getByText('请填写经费执行，没有支出的填 0')).toBeVisible();
});

test('a tab in which nothing can be written any more says so, and keeps what was typed too late', async () => {
  let isFiled = false;
  open(resultOf('one', true), {
    'GET /prod-api/cms/result/5/one': () =>
      ok(isFiled ? { ...resultOf('one', false), version: 4 } : resultOf('one', true)),
    'PATCH /prod-api/cms/result/5/one': refused(409, FILED, { errorCode: 'result.closed' }),
  });
  const change = await screen.findByLabelText(/^下阶段计划/);
  isFiled = true;
  fireEvent.change(change, { target: { value: '太晚写的计划' } });

  expect(await screen.findByText(/没有来得及提交，只存在这台设备上/)).toBeVisible();
  expect(screen.getByText(FILED)).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交阶段一成果' })).toBeNull();
  expect(screen.getByText('太晚写的计划')).toBeVisible();
  expect(screen.queryByRole('button', { name: '填入表单' })).toBeNull();
});

test('what nobody has begun is no draft, and where it cannot be begun there is only why', async () => {
  const why = '阶段一成果通过后才能填报阶段二成果';
  open({ ...resultOf('two', false), status: 'draft', version: 0, closed: why });
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByText('未填报')).toBeVisible();
  expect(screen.queryByText('草稿')).not.toBeInTheDocument();
  expect(screen.queryByText('公开范围')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '阶段成果各部分' })).not.toBeInTheDocument();
});

test('of what was filed without rows, it says that there are none', async () => {
  const filed = resultOf('two', false);
  open({ ...filed, fields: { ...filed.fields, outputs: [], deliverables: [] } });
  for (const name of ['交付物', '知识产权、标准、论文与代码'])
    expect(await screen.findByRole('group', { name })).toHaveTextContent('未填写');
});

test.each([
  ['one', '添加交付物', '类型'],
  ['two', '添加一项', '类型'],
] as const)('in stage %s, %s leads into the new row', async (milestone, add, first) => {
  const result = resultOf(milestone, true);
  open({ ...result, fields: { ...result.fields, deliverables: [], outputs: [] } });
  await press(add);

  const field = (await screen.findAllByLabelText(first)).at(-1);
  await waitFor(() => expect(field).toHaveFocus());
});

test('nothing is opened to everybody before its leader has said so', async () => {
  const result = resultOf('two', true);
  open({ ...result, fields: { ...result.fields, scope: null } });
  await press(/^提交阶段二成果$/);

  const scope = await screen.findByRole('radiogroup', { name: /^公开范围/ });
  expect(within(scope).getAllByRole('radio', { checked: false })).toHaveLength(3);
  expect(scope).toHaveAccessibleDescription(/请选择公开范围/);
});
