import { screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import type { ReactElement } from 'react';
import { CascaderField } from './CascaderField';
import { CheckField } from './CheckField';
import { DateField } from './DateField';
import { MoneyField } from './MoneyField';
import { MonthRangeField } from './MonthRangeField';
import { NumberField } from './NumberField';
import { RadioCards } from './RadioCards';
import { SelectField } from './SelectField';
import { TagsField } from './TagsField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';
import { UnitSearchField } from './UnitSearchField';

const nothing = (): void => undefined;
const common = {
  id: 'base.title',
  label: '项目名称',
  onChange: nothing,
  help: '写明对象',
  error: '请填写项目名称',
};
const options = [{ value: 'a', label: '企业' }];
const search = () => Promise.resolve([]);

const kinds: [string, (extra: object) => ReactElement, string][] = [
  ['text', (extra) => <TextField {...common} max={30} {...extra} value={null} />, 'textbox'],
  ['long text', (extra) => <TextAreaField {...common} max={30} {...extra} value={null} />, 'textbox'],
  ['number', (extra) => <NumberField {...common} {...extra} value={null} />, 'textbox'],
  ['money', (extra) => <MoneyField {...common} {...extra} value={null} />, 'textbox'],
  ['date', (extra) => <DateField {...common} {...extra} value={null} />, 'textbox'],
  ['tags', (extra) => <TagsField {...common} max={5} each={20} {...extra} value={null} />, 'textbox'],
  ['select', (extra) => <SelectField {...common} {...extra} value={null} options={options} />, 'combobox'],
  [
    'cascader',
    (extra) => <CascaderField {...common} {...extra} value={null} options={options} />,
    'combobox',
  ],
  [
    'unit',
    (extra) => (
      <UnitSearchField {...common} max={30} {...extra} value={null} search={search} onPick={nothing} />
    ),
    'combobox',
  ],
  ['radio', (extra) => <RadioCards {...common} {...extra} value={null} options={options} />, 'radiogroup'],
  ['check', (extra) => <CheckField {...common} {...extra} value={null} />, 'checkbox'],
];

describe.each(kinds)('a %s field', (_kind, field, role) => {
  const control = () => screen.getByRole(role, { name: /^项目名称/ });

  test('is named by its label and described by help and error', () => {
    renderKit(field({ required: true }));
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription(/写明对象.*请填写项目名称/);
  });

  test('is not invalid while there is no error', () => {
    renderKit(field({ required: true, error: null }));
    expect(control()).not.toBeInvalid();
  });

  test('says that it must be filled in', () => {
    renderKit(field({ required: true }));
    expect(control()).toBeRequired();
  });
});

test('both months are described by what is said about the two', () => {
  const end = { value: null, onChange: nothing };
  const pair = { start: { ...end, id: 'from' }, end: { ...end, id: 'to', error: '请填写结束月份' } };
  renderKit(<MonthRangeField id="term" label="执行期" help="2027-02 之后" {...pair} />);
  expect(screen.getByLabelText('开始月份')).toHaveAccessibleDescription('2027-02 之后');
  expect(screen.getByLabelText('结束月份')).toHaveAccessibleDescription(/2027-02 之后.*请填写结束月份/);
});

test.each(kinds.filter(([kind]) => kind !== 'check'))('an optional %s field says 选填', (_kind, field) => {
  renderKit(field({}));
  expect(screen.getByText('选填')).toBeVisible();
});

test.each(kinds.filter(([kind]) => kind !== 'check'))(
  'a %s field that is only read shows 未填写',
  (_kind, field) => {
    renderKit(field({ readOnly: true }));
    expect(screen.getByText('未填写')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
);
