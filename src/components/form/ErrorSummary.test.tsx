import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import { ErrorSummary, type FieldFault } from './ErrorSummary';

const faults: FieldFault[] = [
  { id: 'base.title', text: '请填写项目名称' },
  { id: 'base.category', text: '请选择类别' },
];
const page = (attempt: number, shown = faults) => (
  <>
    <ErrorSummary faults={shown} attempt={attempt} />
    <input id="base.title" aria-label="项目名称" />
    <details>
      <summary>更多</summary>
      <fieldset id="base.category">
        <input type="radio" aria-label="应用示范类" />
      </fieldset>
    </details>
  </>
);
const summary = () => screen.getByRole('alert', { name: '有 2 处需要修改' });

beforeEach(() => {
  document.title = '预算 · 开创专项';
});

test('it takes the focus when it appears, and again at each refused attempt', async () => {
  const { rerender } = renderKit(page(1));
  expect(summary()).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox', { name: '项目名称' }));
  rerender(page(2));
  expect(summary()).toHaveFocus();
});

test('correcting one field does not pull the focus away from it', async () => {
  const { rerender } = renderKit(page(1));
  await userEvent.click(screen.getByRole('textbox', { name: '项目名称' }));
  rerender(page(1, faults.slice(0, 1)));
  expect(screen.getByRole('textbox', { name: '项目名称' })).toHaveFocus();
  expect(screen.getByRole('alert', { name: '有 1 处需要修改' })).toBeVisible();
});

test('each line leads to its field', async () => {
  renderKit(page(1));
  await userEvent.click(screen.getByRole('link', { name: '请填写项目名称' }));
  expect(screen.getByRole('textbox', { name: '项目名称' })).toHaveFocus();
});

test('a folded group is opened, and its first control gets the focus', async () => {
  renderKit(page(1));
  await userEvent.click(screen.getByRole('link', { name: '请选择类别' }));
  expect(screen.getByRole('radio', { name: '应用示范类' })).toHaveFocus();
});

test('a field that is not there yet is revealed first', async () => {
  const onReveal = jest.fn(() =>
    document.body.append(Object.assign(document.createElement('input'), { id: 'late' })),
  );
  renderKit(<ErrorSummary faults={[{ id: 'late', text: '请填写手机' }]} attempt={1} onReveal={onReveal} />);
  await userEvent.click(screen.getByRole('link', { name: '请填写手机' }));
  expect(onReveal).toHaveBeenCalledWith('late');
  await waitFor(() => expect(document.getElementById('late')).toHaveFocus());
  document.getElementById('late')?.remove();
});

test('the title of the page says 错误： while there are faults', () => {
  const { rerender } = renderKit(page(1));
  expect(document.title).toBe('错误：预算 · 开创专项');
  rerender(page(1, []));
  expect(document.title).toBe('预算 · 开创专项');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
