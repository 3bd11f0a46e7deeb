import { screen } from '@testing-library/react';
import { renderLinkedKit } from '@tests/support/renderKit';
import { Pager } from './Pager';

const show = (total: number) =>
  renderLinkedKit(<Pager page={1} total={total} pageSize={10} toOf={(page) => `/demand?pageNum=${page}`} />);

test('a total that was counted no further says so', () => {
  show(300);

  expect(screen.getByText('共 300 条以上')).toBeInTheDocument();
});

test('an exact total is said as it is', () => {
  show(301);

  expect(screen.getByText('共 301 条')).toBeInTheDocument();
});

test('offers no page further back than the thousandth', () => {
  show(1_000_000);

  expect(screen.getByRole('link', { name: '第 1000 页' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '第 100000 页' })).not.toBeInTheDocument();
});
