import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@tests/support/renderSection';
import { stubService } from '@tests/support/stubService';
import UnitSection from './UnitSection';

const SEARCH = 'GET /prod-api/system/dept/search/{keyword}';
const waterworks = {
  deptId: 7,
  deptName: '青陶水务科技有限公司',
  uscc: '91330106MA2CFLXX0M',
  parentName: null,
};

beforeEach(() => void stubService({ [SEARCH]: { body: { code: 200, data: [waterworks] } } }));
const box = (name: string) => screen.getByRole('textbox', { name });

describe('申报单位', () => {
  it('takes name, code and id of a registered unit', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('unit', UnitSection);
    await user.type(screen.getByRole('combobox', { name: '单位全称' }), '青陶');
    await user.click(await screen.findByText('91330106MA2CFLXX0M'));
    expect(draft.value('unit.name')).toBe('青陶水务科技有限公司');
    expect(draft.value('unit.uscc')).toBe('91330106MA2CFLXX0M');
    expect(draft.value('unit.unitId')).toBe(7);
  });

  it('takes a name that is not registered, and then belongs to no unit of the register', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('unit', UnitSection, {
      fields: { 'unit.name': '青陶水务科技有限公司', 'unit.unitId': 7 },
    });
    const name = screen.getByRole('combobox', { name: '单位全称' });
    await user.clear(name);
    await user.type(name, '云岫学会');
    expect(draft.value('unit.name')).toBe('云岫学会');
    expect(draft.value('unit.unitId')).toBeNull();
  });

  it('tidies codes and phone numbers as they were pasted', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('unit', UnitSection);
    await user.click(box('统一社会信用代码'));
    await user.paste('９１330106 ma2cflxx0m');
    await user.click(box('联系人手机'));
    await user.paste('+86 138-0000-0001');
    await user.tab();
    expect(draft.value('unit.uscc')).toBe('91330106MA2CFLXX0M');
    expect(draft.value('unit.contactPhone')).toBe('13800000001');
  });

  it('keeps money in 分, and a text that is no amount as it was typed', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('unit', UnitSection);
    await user.type(box('申请专项经费'), '120.5');
    await user.type(box('自筹经费'), '六十万');
    await user.tab();
    expect(draft.value('unit.specialFund')).toBe(120_500_000);
    expect(box('申请专项经费')).toHaveValue('120.50');
    expect(draft.value('unit.selfFund')).toBe('六十万');
    expect(box('自筹经费')).toHaveValue('六十万');
  });

  it('adds partners up to five, takes one out and puts it back with all it held', async () => {
    const user = userEvent.setup();
    const ids = ['p001', 'p002', 'p003', 'p004'];
    const fields = { 'unit.partners': ids, 'unit.partners.p002.name': '青陶大学' };
    const { draft } = renderSection('unit', UnitSection, { fields });
    const partners = screen.getByRole('group', { name: '合作单位' });
    await user.click(within(partners).getByRole('button', { name: '添加合作单位' }));
    expect(draft.value('unit.partners')).toHaveLength(5);
    expect(within(partners).getByText('合作单位最多 5 项')).toBeVisible();
    await user.click(within(partners).getByRole('button', { name: '移除合作单位 2' }));
    expect(draft.value('unit.partners')).not.toContain('p002');
    await user.click(within(partners).getByRole('button', { name: '撤销' }));
    expect((draft.value('unit.partners') as string[]).indexOf('p002')).toBe(1);
    expect(draft.value('unit.partners.p002.name')).toBe('青陶大学');
  });

  it('opens the partner with a fault and names it there', () => {
    const text = '合作单位与申报单位重复';
    renderSection('unit', UnitSection, {
      fields: { 'unit.partners': ['p001'], 'unit.partners.p001.name': '青陶水务科技有限公司' },
      errors: { 'unit.partners.p001.name': text },
    });
    expect(screen.getByText('1 处需要修改')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: '合作单位全称' })).toHaveAccessibleDescription(
      expect.stringContaining(text),
    );
  });

  it('is only read where nothing may be changed', () => {
    renderSection('unit', UnitSection, { readOnly: true, fields: { 'unit.specialFund': 120_000_000 } });
    expect(screen.getByText('120.00 万元')).toBeVisible();
    for (const role of ['textbox', 'radio', 'combobox', 'button'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });
});
