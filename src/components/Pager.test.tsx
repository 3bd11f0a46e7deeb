import { screen } from '@testing-library/react';
import { renderLinkedKit } from '@tests/support/renderKit';
import { useLocation } from '@umijs/max';
import { Pager } from './Pager';

const toOf = (page: number) => `/demand?pageNum=${page}`;
const show = (total: number) =>
  renderLinkedKit(<Pager page={1} total={total} rows={10} pageSize={10} toOf={toOf} />);

function Address() {
  return <output>{useLocation().search}</output>;
}

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

test.each([
  ['behind the last page leads to it', 9, 26, 0, '?pageNum=3'],
  ['with rows stays, whatever the total of before', 9, 26, 10, ''],
  ['of a list without rows stays: there is nothing to lead to', 9, 0, 0, ''],
])('a page %s', (_, page, total, rows, search) => {
  renderLinkedKit(
    <>
      <Pager page={page} total={total} rows={rows} pageSize={10} toOf={toOf} />
      <Address />
    </>,
  );

  expect(screen.getByRole('status').textContent).toBe(search);
});

/** What the service renders, for readers without scripts. */
test.each([
  [26, '没有第 9 页，共 3 页', ['第 1 页', '第 2 页', '第 3 页']],
  [4, '没有第 9 页，共 1 页', ['第 1 页']],
])('of %i items a page behind the last says so, and leads to those there are', (total, words, pages) => {
  renderLinkedKit(<Pager page={9} total={total} rows={0} pageSize={10} toOf={toOf} />);

  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(pages);
});
