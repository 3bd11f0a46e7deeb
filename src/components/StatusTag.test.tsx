import { screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { StatusTag } from './StatusTag';
import { STATUS_LOOKS, type StatusKind, type StatusOf } from './status-looks';

test('a status is read as its word', () => {
  renderKit(<StatusTag status="returned" />);
  expect(screen.getByText('退回修改')).toBeVisible();
});

test('the same key means different things for different things', () => {
  const { rerender } = renderKit(<StatusTag status="closed" />);
  expect(screen.getByText('结题')).toBeVisible();
  rerender(<StatusTag kind="demand" status="closed" />);
  expect(screen.getByText('已关闭')).toBeVisible();
});

test('every status of every kind has its words', () => {
  // A missing text would render its key; the test may not rely on the console warning, which has to stay silent.
  for (const [kind, looks] of Object.entries(STATUS_LOOKS)) {
    for (const status of Object.keys(looks)) {
      const { container, unmount } = renderKit(
        <StatusTag kind={kind as StatusKind} status={status as StatusOf<StatusKind>} />,
      );
      expect(container).not.toHaveTextContent('kit.');
      unmount();
    }
  }
});

test('red is kept for mistakes', () => {
  const red = Object.values(STATUS_LOOKS).flatMap((looks) =>
    Object.entries(looks).flatMap(([status, { tone }]) => (tone === 'error' ? [status] : [])),
  );
  expect(red).toEqual(['problem']);
});
