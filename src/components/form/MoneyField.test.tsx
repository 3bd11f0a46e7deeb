import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import { IntlProvider } from '@umijs/max';
import { useState } from 'react';
import enUS from '@/i18n/texts/en-US.json';
import type { Typed } from './field-props';
import { MoneyField } from './MoneyField';

function Held({
  start = null,
  onChange,
}: {
  start?: Typed<number>;
  onChange?: (value: Typed<number>) => void;
}) {
  const [value, setValue] = useState<Typed<number>>(start);
  return (
    <>
      <MoneyField
        id="unit.specialFund"
        label="申请专项经费"
        required
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <button type="button" onClick={() => setValue(50_000_000)}>
        别处更新
      </button>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: '申请专项经费' });

test('分 stand on screen as 万元 with two decimals', () => {
  renderKit(<Held start={42_000_000} />);
  expect(field()).toHaveValue('42.00');
  expect(screen.getByText('万元')).toBeVisible();
});

test('what is typed becomes integer 分, and is written out when the field is left', async () => {
  const onChange = jest.fn();
  renderKit(<Held onChange={onChange} />);
  await userEvent.type(field(), '0.1');
  expect(onChange).toHaveBeenLastCalledWith(100_000);
  expect(field()).toHaveValue('0.1');
  await userEvent.tab();
  expect(field()).toHaveValue('0.10');
});

test('full-width digits, spaces and the unit are cleaned', async () => {
  const onChange = jest.fn();
  renderKit(<Held onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.paste(' １，２００．５０ 万元');
  expect(onChange).toHaveBeenLastCalledWith(1_200_500_000);
});

test.each(['十二', '1.234', '-3', '1,2'])('%s is no amount, and stays as it was typed', async (typed) => {
  const onChange = jest.fn();
  renderKit(<Held onChange={onChange} />);
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(typed);
  expect(field()).toHaveValue(typed);
});

test('an emptied field is null, not zero', async () => {
  const onChange = jest.fn();
  renderKit(<Held start={42_000_000} onChange={onChange} />);
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a value that changes elsewhere wins over the half-typed text', async () => {
  renderKit(<Held />);
  await userEvent.type(field(), '7');
  await userEvent.click(screen.getByRole('button', { name: '别处更新' }));
  expect(field()).toHaveValue('50.00');
});

test('Tab goes on to the next field, not to the button that clears; Delete clears by keyboard', async () => {
  renderKit(<Held start={42_000_000} />);
  const field = screen.getByLabelText<HTMLInputElement>(/申请专项经费/);
  await userEvent.click(field);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '别处更新' })).toHaveFocus();

  await userEvent.tab({ shift: true });
  field.select();
  await userEvent.keyboard('{Delete}');
  expect(field).toHaveValue('');
});

test('where nobody counts in ten thousands the whole amount stands below, as people write it', () => {
  const provider = { locale: 'en-US', messages: enUS, children: <Held start={20_000_000} /> };
  render(<IntlProvider {...provider} />);
  expect(field()).toHaveValue('20.00');
  expect(screen.getByText('= CNY 200,000')).toBeVisible();
});

test('in Chinese the figure and its unit say it already', () => {
  renderKit(<Held start={20_000_000} />);
  expect(screen.queryByText(/^=/)).toBeNull();
});
