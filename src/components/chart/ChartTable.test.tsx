import { screen } from '@testing-library/react';
import { renderLinkedKit } from '@tests/support/renderKit';
import { ChartTable } from './ChartTable';

const columns = { name: '年度', value: '项数' };
const one = (values: (number | null)[]) => ({
  categories: ['2024', '2025', '2026'],
  series: [{ name: '项数', values }],
});

it('leads from each number to what it counts, and nowhere from none or from one that is not shown', () => {
  renderLinkedKit(
    <ChartTable
      caption="每年完成多少成果"
      figures={one([3, 0, null])}
      columns={columns}
      few="未显示"
      linkOf={(year) => `/achi?year=${year}`}
    />,
  );

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/achi?year=2024']);
  expect(screen.getByRole('row', { name: /2026/ })).toHaveTextContent('未显示');
});

it('is figures alone where no list stands behind them', () => {
  renderLinkedKit(<ChartTable caption="申报" figures={one([3, 0, 1])} columns={columns} few="未显示" />);

  expect(screen.queryByRole('link')).toBeNull();
});
