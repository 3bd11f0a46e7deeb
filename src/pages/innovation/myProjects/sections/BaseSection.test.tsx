import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { renderSection } from '@tests/support/renderSection';
import { stubService } from '@tests/support/stubService';
import BaseSection from './BaseSection';

const PERIODS = 'GET /prod-api/cms/period/list';
const other = aPeriod({
  id: 3,
  name: '2026 年度第三批',
  status: 'open',
  applyEnd: '2026-12-31T23:59:59+08:00',
});
const closed = aPeriod({ id: 1, name: '2026 年度第一批', status: 'closed' });
const dicts = {
  kczx_field: [
    { label: '能源与环境', value: 'energy', parentValue: null },
    { label: '水处理与水环境', value: 'water', parentValue: 'energy' },
  ],
};

beforeEach(() => {
  stubService({ [PERIODS]: { body: { code: 200, rows: [closed, aPeriod(), other], total: 3 } } });
});
/** Waits for the other periods, which load a moment later; otherwise a test could end before they are shown. */
const open = async (facts: Parameters<typeof renderSection>[2] = {}) => {
  const section = renderSection('base', BaseSection, { dicts, ...facts });
  await screen.findByRole('radio', { name: /第三批/ });
  return section;
};
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('项目基本信息', () => {
  it('writes each answer to its path', async () => {
    const user = userEvent.setup();
    const { draft } = await open();
    await user.type(field('项目名称'), ' 泵站群智能调度 ');
    await user.type(field('关键词'), '泵站、调度{Enter}');
    await user.type(field('项目摘要'), '摘要');
    await user.click(screen.getByRole('radio', { name: /关键技术类/ }));
    await user.click(screen.getByRole('checkbox', { name: /不涉及国家秘密/ }));
    expect(draft.value('base.title')).toBe('泵站群智能调度');
    expect(draft.value('base.keywords')).toEqual(['泵站', '调度']);
    expect(draft.value('base.summary')).toBe('摘要');
    expect(draft.value('base.category')).toBe('A');
    expect(draft.value('base.notSecret')).toBe(true);
  });

  it('takes the field from the tree of the dictionary', async () => {
    const user = userEvent.setup();
    const { draft } = await open();
    await user.click(screen.getByRole('combobox', { name: '领域' }));
    await user.click(await screen.findByText('能源与环境'));
    await user.click(await screen.findByText('水处理与水环境'));
    expect(draft.value('base.field')).toEqual(['energy', 'water']);
  });

  it('offers the other open periods, never a closed one', async () => {
    const user = userEvent.setup();
    const { draft } = await open();
    await user.click(await screen.findByRole('radio', { name: /第三批/ }));
    expect(draft.value('base.periodId')).toBe(3);
    expect(screen.queryByRole('radio', { name: /第一批/ })).not.toBeInTheDocument();
  });

  it('keeps a filed application in its period', () => {
    renderSection('base', BaseSection, { dicts, application: { filedVersion: 1 } });
    expect(screen.getByText('2026 年度第二批')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /第二批/ })).not.toBeInTheDocument();
  });

  it('counts what is missing of the summary', async () => {
    await open({ fields: { 'base.summary': '字'.repeat(150) } });
    expect(screen.getByRole('textbox', { name: /项目摘要/ })).toHaveAccessibleDescription(/还差 50 字/);
  });

  it('becomes a list to open when there are more than five categories', async () => {
    const categories = [...'ABCDEF'].map((key) => ({ key, name: `${key} 类`, summary: '' }));
    await open({ period: { categories } });
    expect(screen.getByRole('combobox', { name: '类别' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /A 类/ })).not.toBeInTheDocument();
  });

  it('says at the field what is wrong with it', async () => {
    const text = '项目名称应为 5—30 个字，当前 2 个字';
    await open({ fields: { 'base.title': '短名' }, errors: { 'base.title': text } });
    expect(field('项目名称')).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field('项目名称')).toBeInvalid();
    expect(field('项目名称')).toHaveAttribute('id', 'base.title');
  });

  it('is only read where nothing may be changed', () => {
    renderSection('base', BaseSection, {
      readOnly: true,
      fields: { 'base.title': '泵站群', 'base.notSecret': true },
    });
    expect(screen.getByText('泵站群')).toBeVisible();
    expect(screen.getByText('已确认')).toBeVisible();
    for (const role of ['textbox', 'radio', 'checkbox', 'combobox'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });
});
