import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@tests/support/renderSection';
import PlanSection from './PlanSection';

const two = {
  'plan.innovations': ['i001', 'i002'],
  'plan.innovations.i001.text': '低频段声学采样',
  'plan.innovations.i002.text': '模型与监测互证',
};

describe('研究方案', () => {
  it('writes its texts to their paths, and a cleared one as empty', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('plan', PlanSection, { fields: { 'plan.risk': '旧' } });
    await user.type(screen.getByRole('textbox', { name: '立项依据' }), '依据');
    await user.type(screen.getByRole('textbox', { name: '研究内容' }), '内容');
    await user.clear(screen.getByRole('textbox', { name: /风险与对策/ }));
    expect(draft.value('plan.basis')).toBe('依据');
    expect(draft.value('plan.content')).toBe('内容');
    expect(draft.value('plan.risk')).toBeNull();
  });

  it('moves innovations by buttons', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('plan', PlanSection, { fields: two });
    await user.click(screen.getByRole('button', { name: '上移创新点 2' }));
    expect(draft.value('plan.innovations')).toEqual(['i002', 'i001']);
    expect(within(screen.getByRole('group', { name: '创新点 1' })).getByRole('textbox')).toHaveValue(
      '模型与监测互证',
    );
  });

  it('takes an innovation out and puts it back with its words', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('plan', PlanSection, { fields: two });
    await user.click(screen.getByRole('button', { name: '移除创新点 1' }));
    expect(draft.value('plan.innovations')).toEqual(['i002']);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(draft.value('plan.innovations')).toEqual(['i001', 'i002']);
    expect(within(screen.getByRole('group', { name: '创新点 1' })).getByRole('textbox')).toHaveValue(
      '低频段声学采样',
    );
  });

  it('says that innovations are missing at their list', () => {
    renderSection('plan', PlanSection, { errors: { 'plan.innovations': '请填写 1—5 个创新点' } });
    expect(screen.getByRole('group', { name: '创新点' })).toHaveAccessibleDescription(/请填写 1—5 个创新点/);
  });

  it('counts each innovation up to 200', () => {
    renderSection('plan', PlanSection, {
      fields: { ...two, 'plan.innovations.i001.text': '字'.repeat(203) },
    });
    expect(screen.getByText('超出 3 字')).toBeVisible();
  });

  it('is only read where nothing may be changed', () => {
    renderSection('plan', PlanSection, { fields: two, readOnly: true });
    expect(screen.getByText('低频段声学采样')).toBeVisible();
    for (const role of ['textbox', 'button']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });
});
