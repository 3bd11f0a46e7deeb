import { act, screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { LoadingSkeleton } from './LoadingSkeleton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('what loads at once does not flicker', () => {
  const { container } = renderKit(<LoadingSkeleton count={3} />);
  pass(199);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  // Its space is reserved already, so that the content below does not move when the skeleton appears.
  expect(container.querySelectorAll('.held')).toHaveLength(3);
  pass(1);
  expect(container.querySelectorAll('.held')).toHaveLength(0);
});

test('after 200 ms it says that it is loading, after 10 s that it takes long', () => {
  renderKit(<LoadingSkeleton />);
  pass(200);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载…');
  pass(9800);
  expect(screen.getByRole('status')).toHaveTextContent('加载时间较长，可继续等待或刷新');
});

test('a page whose heading is its record’s name has the page’s own until then, and is not settled on', () => {
  const { container } = renderKit(<LoadingSkeleton page="需求详情" />);
  expect(screen.getByRole('heading', { level: 1, name: '需求详情' })).toHaveClass('vh');
  expect(container.querySelector('[data-page-loading]')).not.toBeNull();
});

test('what loads below the heading of its page is none', () => {
  const { container } = renderKit(<LoadingSkeleton />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(container.querySelector('[data-page-loading]')).toBeNull();
});
