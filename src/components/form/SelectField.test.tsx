import { fireEvent, screen } from '@testing-library/react';
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

it('is emptied by its key', () => {
  const onChange = open(false);
  fireEvent.keyDown(screen.getByRole('combobox', { name: '类型' }), { key: 'Delete' });
  expect(onChange).toHaveBeenCalledWith(null);
});

it('keeps its answer where one of them always stands', () => {
  const onChange = open(true);
  fireEvent.keyDown(screen.getByRole('combobox', { name: '类型' }), { key: 'Delete' });
  expect(onChange).not.toHaveBeenCalled();
  expect(document.querySelector('.ant-select-clear')).toBeNull();
});
