import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLinkedKit } from '@tests/support/renderKit';
import { useState } from 'react';
import { RowsCollapse } from './RowsCollapse';
import { RowsField } from './RowsField';

function useHeldRows(start: string[]) {
  const [ids, setIds] = useState(start);
  return {
    ids,
    onAdd: () => {
      setIds([...ids, 'fresh']);
      return 'fresh';
    },
    onRemove: (id: string) => {
      setIds(ids.filter((other) => other !== id));
      return () => setIds(ids);
    },
    onMove: (id: string, by: -1 | 1) => {
      const rest = ids.filter((other) => other !== id);
      const to = ids.indexOf(id) + by;
      setIds([...rest.slice(0, to), id, ...rest.slice(to)]);
    },
  };
}
function Held({ start = ['a', 'b', 'c'], max }: { start?: string[]; max?: number }) {
  return (
    <RowsField id="plan.innovations" label="创新点" rowName="创新点" max={max} {...useHeldRows(start)}>
      {(id) => <input aria-label={`内容 ${id}`} />}
    </RowsField>
  );
}
const contents = () =>
  screen.queryAllByRole('textbox').map((input) => input.getAttribute('aria-label')?.slice(3));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an added row gets the focus in its first field', async () => {
  renderLinkedKit(<Held />);
  await press('添加创新点');
  expect(contents()).toEqual(['a', 'b', 'c', 'fresh']);
  expect(screen.getByRole('textbox', { name: '内容 fresh' })).toHaveFocus();
});

test('a removed row can be put back where it was', async () => {
  renderLinkedKit(<Held />);
  await press('移除创新点 2');
  expect(contents()).toEqual(['a', 'c']);
  expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(contents()).toEqual(['a', 'b', 'c']);
  expect(screen.getByRole('textbox', { name: '内容 b' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('已恢复创新点 2');
});

test('the way back is there after the last row is gone as well', async () => {
  renderLinkedKit(<Held start={['a']} />);
  await press('移除创新点 1');
  await press('撤销');
  expect(contents()).toEqual(['a']);
});

test('rows move by buttons, the focus stays on the button of the moved row', async () => {
  renderLinkedKit(<Held />);
  await press('下移创新点 1');
  expect(contents()).toEqual(['b', 'a', 'c']);
  expect(screen.getByRole('button', { name: '下移创新点 2' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('已移到第 2 位，共 3 项');
});

test('at an end the button does nothing and says so', async () => {
  renderLinkedKit(<Held />);
  expect(screen.getByRole('button', { name: '上移创新点 1' })).toHaveAttribute('aria-disabled', 'true');
  await press('上移创新点 1');
  expect(contents()).toEqual(['a', 'b', 'c']);
});

test('a full list says why nothing can be added', () => {
  renderLinkedKit(<Held max={3} />);
  expect(screen.queryByRole('button', { name: '添加创新点' })).not.toBeInTheDocument();
  expect(screen.getByText('创新点最多 3 项')).toBeVisible();
});

function Folded({ faults }: { faults: number }) {
  return (
    <RowsCollapse
      id="target.indicators"
      label="考核指标"
      rowName="指标"
      summary={(id) => `摘要 ${id}`}
      faults={() => faults}
      {...useHeldRows(['a'])}
    >
      {(id) => <input aria-label={`名称 ${id}`} />}
    </RowsCollapse>
  );
}

test('a filled row is folded to one line, and opens for its faults', () => {
  const { rerender } = renderLinkedKit(<Folded faults={0} />);
  expect(screen.getByText('摘要 a')).toBeVisible();
  expect(screen.getByText('指标 1').closest('details')).not.toHaveAttribute('open');
  rerender(<Folded faults={1} />);
  expect(screen.getByText('1 处需要修改')).toBeVisible();
  expect(screen.getByText('指标 1').closest('details')).toHaveAttribute('open');
});
