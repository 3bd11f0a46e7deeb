import { screen } from '@testing-library/react';
import { renderWithText } from '@tests/support/renderWithText';
import { ExtendedNote } from './ExtendedNote';

const end = '2026-10-01T00:59:59+08:00';

test('says why the deadline is later than it was announced', () => {
  const extension = { planned: '2026-09-30T23:59:59+08:00', minutes: 37 };
  renderWithText(<ExtendedNote extension={extension} end={end} />);
  expect(
    screen.getByText(
      '因平台停机 37 分钟，截止时间由 2026-09-30 23:59:59 顺延至 2026-10-01 00:59:59（北京时间）',
    ),
  ).toBeVisible();
});

test('says nothing where nothing was moved', () => {
  const { container } = renderWithText(<ExtendedNote extension={undefined} end={end} />);
  expect(container.querySelector('p')).toBeNull();
});
