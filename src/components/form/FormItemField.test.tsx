import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import { Form } from 'antd';
import { FormItemField } from './FormItemField';
import { MoneyField } from './MoneyField';

const onFinish = jest.fn();
const show = () =>
  renderKit(
    <Form onFinish={onFinish}>
      <FormItemField name="fund" rules={[{ required: true, message: '请填写申请专项经费' }]}>
        {(wiring) => <MoneyField {...wiring} label="申请专项经费" required />}
      </FormItemField>
      <button type="submit">保存</button>
    </Form>,
  );
const field = () => screen.getByRole('textbox', { name: '申请专项经费' });

test('the form keeps the value in the form of the model', async () => {
  show();
  await userEvent.type(field(), '42');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByDisplayValue('42.00');
  expect(onFinish).toHaveBeenCalledWith({ fund: 42_000_000 });
});

test('a broken rule stands once, at the field, tied to it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findAllByText('请填写申请专项经费')).toHaveLength(1);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/请填写申请专项经费/);
});
