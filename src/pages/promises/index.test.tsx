import type { KeptPromises, StepFigures } from '@contract/kept-promise';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';
import { promisesCsv, promisesJson } from './promise-data';

const CALL = 'GET /prod-api/cms/open/promises';

const audit: StepFigures = {
  step: 'unit_audit',
  by: 'unit',
  promise: 'plan',
  until: '2026-11-14T18:00:00+08:00',
  days: 14,
  finished: 41,
  medianDays: 3.5,
  mostDays: 9.2,
  givenDays: 12,
  owed: 42,
  kept: 40,
};
const few: StepFigures = {
  ...audit,
  step: 'formal_check',
  by: 'office',
  finished: null,
  medianDays: null,
  mostDays: null,
  givenDays: null,
  owed: null,
  kept: null,
};
const none = { until: null, days: null, givenDays: null, owed: null, kept: null } as const;
const each: StepFigures = {
  step: 'correction',
  by: 'leader',
  promise: 'each',
  ...none,
  finished: 4,
  medianDays: 2,
  mostDays: 6,
  owed: 5,
  kept: 4,
};
const check: StepFigures = {
  step: 'stage_one_check',
  by: 'office',
  promise: 'none',
  ...none,
  finished: 5,
  medianDays: 8,
  mostDays: 9,
};
const open: StepFigures = {
  step: 'stage_two_check',
  by: 'office',
  promise: 'none',
  ...none,
  finished: 0,
  medianDays: null,
  mostDays: null,
};
const data: KeptPromises = {
  at: '2026-11-24T09:30:00+08:00',
  smallest: 3,
  periods: [{ periodId: 2, name: '2026 年第一批', steps: [audit, few, each, check, open] }],
};

const visit = async (answers: Parameters<typeof signedInService>[0]) => {
  signedInService(answers);
  renderApp('/promises');
  await screen.findByRole('heading', { level: 1, name: '承诺兑现' });
};
const cellsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: '2026 年第一批' });
  const row = within(table).getByRole('row', { name: new RegExp(name) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

it('says of each step with whom, by when, how long it took and how often by its day', async () => {
  await visit({ [CALL]: ok(data) });

  const [by, promised, finished, pace, kept] = await cellsOf('单位审核');
  expect(by).toContain('申报单位');
  expect(promised).toContain('2026-11-14 止，晚到的给足 14 天');
  expect(finished).toContain('41');
  expect(pace).toContain('半数 3.5 天，九成 9.2 天');
  expect(kept).toContain('40/42，95%');
});

it('says why a figure is missing: too few, nothing promised, nothing yet', async () => {
  await visit({ [CALL]: ok(data) });

  const [, , finished, pace, kept] = await cellsOf('形式审查');
  for (const cell of [finished, pace, kept]) expect(cell).toContain('不足 3 项');
  expect((await cellsOf('退回修改')).join()).toMatch(/逐件约定.*4.*半数 2 天，九成 6 天.*4\/5，80%/);
  expect((await cellsOf('审核阶段一成果')).join()).toMatch(/未约定.*5.*半数 8 天，九成 9 天.*—/);
  expect(screen.getByText('尚无记录：审核阶段二成果')).toBeVisible();
});

it('says what is counted, and when it was', async () => {
  await visit({ [CALL]: ok(data) });

  expect(await screen.findByRole('heading', { name: '口径' })).toBeVisible();
  expect(screen.getByText(/统计时间：2026-11-24 09:30/)).toBeVisible();
});

it('is saved under a name that every system takes', async () => {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  await visit({ [CALL]: ok(data) });
  await userEvent.click(await screen.findByRole('button', { name: /CSV/ }));

  expect(names).toEqual(['承诺兑现数据-2026-11-24 09_30.csv']);
});

it('says that no period has begun', async () => {
  await visit({ [CALL]: ok({ ...data, periods: [] }) });

  expect(await screen.findByText('还没有开始的批次')).toBeVisible();
  expect(screen.queryByRole('button', { name: '导出 CSV' })).not.toBeInTheDocument();
});

it('tells a failure, and asks again', async () => {
  let asked = 0;
  await visit({
    [CALL]: () => {
      asked += 1;
      return asked === 1 ? refused(500, '服务暂时不可用') : ok(data);
    },
  });

  await userEvent.click(await screen.findByRole('button', { name: /重试|再试/ }));
  expect((await cellsOf('单位审核')).join()).toContain('40/42');
});

describe('the data set', () => {
  const words = {
    title: '承诺兑现数据',
    meaning: ['第一条', '第二条'],
    few: '不足 3 项',
    heads: [
      '批次',
      '步骤',
      '办理方',
      '约定',
      '日期',
      '天数',
      '已办完',
      '半数',
      '九成',
      '给出',
      '按期',
      '应办',
    ],
    step: ({ step }: StepFigures) => step,
    by: ({ by }: StepFigures) => by,
    kind: ({ promise }: StepFigures) => promise,
  };

  it('is a table with what it means above it', () => {
    const lines = promisesCsv(data, words).replace('\uFEFF', '').split('\r\n');

    expect(lines.slice(0, 4)).toEqual(['承诺兑现数据', '第一条', '第二条', words.heads.join(',')]);
    expect(lines.slice(4)).toEqual([
      '2026 年第一批,unit_audit,unit,plan,2026-11-14,14,41,3.5,9.2,12,40,42',
      '2026 年第一批,formal_check,office,plan,2026-11-14,14,不足 3 项,不足 3 项,不足 3 项,不足 3 项,不足 3 项,不足 3 项',
      '2026 年第一批,correction,leader,each,,,4,2,6,,4,5',
      '2026 年第一批,stage_one_check,office,none,,,5,8,9,,,',
      '2026 年第一批,stage_two_check,office,none,,,0,,,,,',
      '',
    ]);
  });

  it('is what the service told, for programs', () => {
    expect(JSON.parse(promisesJson(data, words))).toEqual({
      title: '承诺兑现数据',
      meaning: ['第一条', '第二条'],
      null: '不足 3 项',
      ...data,
    });
  });
});
