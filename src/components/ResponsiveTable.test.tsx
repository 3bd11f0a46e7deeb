import { screen, within } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { type Column, ResponsiveTable } from './ResponsiveTable';

interface Row {
  name: string;
  date: string;
}
const columns: Column<Row>[] = [
  { key: 'name', title: '成果', render: ({ name }) => name },
  { key: 'date', title: '验收日期', render: ({ date }) => date },
];
const rows = [{ name: '泵站优化', date: '2025-12-18' }];

test('it is a captioned table whose first cell names the row', () => {
  renderKit(
    <ResponsiveTable caption="公开的成果" columns={columns} rows={rows} rowKey={({ name }) => name} />,
  );
  const table = screen.getByRole('table', { name: '公开的成果' });
  expect(within(table).getByRole('rowheader', { name: '泵站优化' })).toBeVisible();
  expect(within(table).getByRole('columnheader', { name: '验收日期' })).toHaveAttribute('scope', 'col');
});

test('what can be done with a row is marked, head and cells: on paper it is left out', () => {
  const acts: Column<Row> = { key: 'acts', title: '操作', bare: true, render: () => <a href="/">查看</a> };
  renderKit(<ResponsiveTable caption="成果" columns={[...columns, acts]} rows={rows} rowKey={() => 1} />);
  expect(screen.getByRole('columnheader', { name: '操作' })).toHaveAttribute('data-acts');
  expect(screen.getByRole('link', { name: '查看' }).closest('td')).toHaveAttribute('data-acts');
  expect(screen.getByText('2025-12-18').closest('td')).not.toHaveAttribute('data-acts');
  // The link is the first child of its cell: no hidden title precedes it.
  expect(screen.getByRole('link', { name: '查看' })).toBe(
    screen.getByRole('link', { name: '查看' }).closest('td')?.firstChild,
  );
});
