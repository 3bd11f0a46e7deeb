import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@tests/support/renderSection';
import TargetSection from './TargetSection';

const filled = {
  'base.termStart': '2027-01',
  'base.termEnd': '2028-12',
  'target.indicators': ['t001'],
  'target.indicators.t001.name': '定位平均误差',
  'target.indicators.t001.stageTwo': '不大于 0.5 米',
  'target.schedule': ['s001'],
};
const list = (name: string) => within(screen.getByRole('group', { name }));

describe('考核指标与进度', () => {
  it('opens a new indicator for its six fields', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('target', TargetSection);
    await user.click(screen.getByRole('button', { name: '添加指标' }));
    const indicators = list('考核指标');
    await user.type(indicators.getByRole('textbox', { name: '指标名称' }), '误差');
    expect(indicators.getByRole('textbox', { name: '指标名称' })).toBeVisible();
    await user.type(indicators.getByRole('textbox', { name: '阶段二目标' }), '0.5 米');
    await user.click(indicators.getByRole('combobox', { name: '指标类型' }));
    await user.click(await screen.findByTitle('技术指标'));
    const [id] = draft.value('target.indicators') as string[];
    expect(draft.value(`target.indicators.${id}.name`)).toBe('误差');
    expect(draft.value(`target.indicators.${id}.stageTwo`)).toBe('0.5 米');
    expect(draft.value(`target.indicators.${id}.kind`)).toBe('technical');
  });

  it('folds a filled indicator into its name and goal', () => {
    renderSection('target', TargetSection, { fields: filled });
    expect(list('考核指标').getByText('定位平均误差，不大于 0.5 米')).toBeVisible();
  });

  it('opens an indicator for its fault', () => {
    renderSection('target', TargetSection, {
      fields: filled,
      errors: { 'target.indicators.t001.method': '请填写考核方式' },
    });
    expect(screen.getByRole('textbox', { name: '考核方式' })).toHaveAccessibleDescription(/请填写考核方式/);
  });

  it('keeps the schedule in months, deliverable and person', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('target', TargetSection, { fields: filled });
    const schedule = list('进度安排');
    await user.type(schedule.getByRole('textbox', { name: '任务' }), '研制样机');
    await user.type(schedule.getByRole('textbox', { name: '责任人' }), '顾明谦');
    const start = schedule.getByRole('textbox', { name: '开始月份' });
    await user.click(start);
    await user.type(start, '2027-03{Enter}');
    expect(draft.value('target.schedule.s001.task')).toBe('研制样机');
    expect(draft.value('target.schedule.s001.person')).toBe('顾明谦');
    expect(draft.value('target.schedule.s001.start')).toBe('2027-03');
  });

  it('draws no row again while another is written in, and each for what it shows of the term', async () => {
    const ids = Array.from({ length: 6 }, (_, k) => `t00${k}`);
    const rows = Object.fromEntries(ids.flatMap((id) => [[`target.indicators.${id}.name`, '误差']]));
    const fields = { ...filled, ...rows, 'target.indicators': ids, 'target.schedule': ['s001', 's002'] };
    const { draft } = renderSection('target', TargetSection, { fields });
    const read = jest.spyOn(draft, 'value');
    const drawn = (): string[] =>
      [...ids.map((id) => `target.indicators.${id}`), 'target.schedule.s001', 'target.schedule.s002'].filter(
        (row) => read.mock.calls.some(([path]) => path === `${row}.method` || path === `${row}.task`),
      );

    act(() => draft.set('target.indicators.t002.name', '平均误差'));
    expect(drawn()).toEqual(['target.indicators.t002']);

    read.mockClear();
    act(() => draft.set('base.termEnd', '2029-06'));
    expect(drawn()).toEqual(['target.schedule.s001', 'target.schedule.s002']);

    read.mockClear();
    act(() => draft.set('target.indicators', [...ids].reverse()));
    expect(drawn()).toHaveLength(ids.length);
  });

  it('is only read where nothing may be changed', () => {
    renderSection('target', TargetSection, { fields: filled, readOnly: true });
    for (const role of ['textbox', 'combobox', 'button'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });
});
