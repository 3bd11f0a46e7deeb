import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithText } from '@tests/support/renderWithText';
import { SelectField } from './SelectField';

const OPTIONS = [
  { value: 'patent', label: '专利' },
  { value: 'software', label: '软件著作权' },
];
const open = (fixed: boolean) => {
  const onChange = jest.fn();
  renderWithText(
    <SelectField
      id="kind"
      label="类型"
      required
      value="patent"
      options={OPTIONS}
      fixed={fixed}
      onChange={onChange}
    />,
  );
  return onChange;
};

it('is emptied by the Delete key', () => {
  const onChange = open(false);
  fireEvent.keyDown(screen.getByRole('combobox', { name: '类型' }), { key: 'Delete' });
  expect(onChange).toHaveBeenCalledWith(null);
});

it('names the button that clears it', () => {
  open(false);
  expect(screen.getByRole('button', { name: '清除' })).toBeInTheDocument();
});

it('stays closed when its key empties it, so that the next Enter does not choose again', async () => {
  const onChange = open(false);
  const field = screen.getByRole('combobox', { name: '类型' });
  await userEvent.tab();
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { key: 'Delete', keyCode: 46 });
  // antd opens a list a moment later.
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(onChange.mock.calls).toEqual([[null]]);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(field, { key: 'a', keyCode: 65 });
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
});

it('keeps its answer where one of them always stands', () => {
  const onChange = open(true);
  fireEvent.keyDown(screen.getByRole('combobox', { name: '类型' }), { key: 'Delete' });
  expect(onChange).not.toHaveBeenCalled();
  expect(document.querySelector('.ant-select-clear')).toBeNull();
});
