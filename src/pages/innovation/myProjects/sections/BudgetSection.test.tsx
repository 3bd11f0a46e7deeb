import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@tests/support/renderSection';
import BudgetSection from './BudgetSection';

const cell = (name: string) => screen.getByRole('textbox', { name });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('预算', () => {
  it('keeps amounts in 分 and sums them', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('budget', BudgetSection, {
      fields: { 'unit.specialFund': 50_000_000, 'unit.selfFund': 0, 'budget.labour.special': 8_000_000 },
    });
    await user.type(cell('设备费，专项经费'), '42.00');
    await user.type(cell('设备费，测算依据'), '噪声记录仪');
    expect(draft.value('budget.equipment.special')).toBe(42_000_000);
    expect(draft.value('budget.equipment.basis')).toBe('噪声记录仪');
    expect(within(row('合计')).getAllByText('50.00')).toHaveLength(2);
    expect(within(row('相差')).getAllByText('0.00')).toHaveLength(3);
  });

  it('takes a block from a spreadsheet and gives it back', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('budget', BudgetSection, {
      fields: { 'budget.equipment.special': 1_000_000 },
    });
    const clipboardData = { getData: () => '42.00\t30.00\t噪声记录仪\r\n38.50\t18\t改造测试\r\n' };
    fireEvent.paste(cell('设备费，专项经费'), { clipboardData });
    expect(draft.value('budget.equipment.special')).toBe(42_000_000);
    expect(draft.value('budget.business.self')).toBe(18_000_000);
    expect(draft.value('budget.business.basis')).toBe('改造测试');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(draft.value('budget.equipment.special')).toBe(1_000_000);
    expect(draft.value('budget.business.self')).toBeNull();
  });

  it('says of what was pasted beyond the table that it is not in it', () => {
    renderSection('budget', BudgetSection);
    fireEvent.paste(cell('间接费用，专项经费'), { clipboardData: { getData: () => '1\t2\n3\t4' } });
    expect(screen.getByText('已粘贴 2 个单元格；另有 2 个单元格超出表格或不能修改，没有粘贴')).toBeVisible();
  });

  it('keeps a pasted text that is no amount as it was pasted', () => {
    const { draft } = renderSection('budget', BudgetSection);
    fireEvent.paste(cell('设备费，专项经费'), { clipboardData: { getData: () => '待定\t30.00' } });
    expect(cell('设备费，专项经费')).toHaveValue('待定');
    expect(draft.value('budget.equipment.special')).toBe('待定');
  });

  it('names the difference at its row and leads to the sources', () => {
    renderSection('budget', BudgetSection, {
      errors: { 'budget.difference': '预算合计与经费来源相差 1.50 万元' },
    });
    expect(row('相差')).toHaveAccessibleDescription(/相差 1\.50 万元/);
    expect(row('相差')).toHaveAttribute('id', 'budget.difference');
    expect(screen.getByRole('link', { name: '在申报单位修改' })).toHaveAttribute(
      'href',
      '/innovation/myProjects/147?step=unit#unit.specialFund',
    );
  });

  it('warns of a high share of indirect costs', () => {
    renderSection('budget', BudgetSection, {
      findings: [
        {
          code: 'indirectRatio',
          path: 'budget.indirect.basis',
          section: 'budget',
          level: 'warning',
          params: { ratio: '25', max: '20' },
        },
      ],
    });
    expect(screen.getByText(/间接费用占比 25%，超过本批次参考上限 20%/)).toBeVisible();
  });

  it('is only read where nothing may be changed', () => {
    renderSection('budget', BudgetSection, {
      readOnly: true,
      fields: { 'budget.labour.special': 8_000_000 },
    });
    expect(within(row('劳务费')).getAllByText('8.00').length).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
