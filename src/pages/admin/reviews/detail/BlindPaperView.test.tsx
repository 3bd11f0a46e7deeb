import { screen, within } from '@testing-library/react';
import { aBlindPaper } from '@tests/support/a-review';
import { renderWithText } from '@tests/support/renderWithText';
import { BlindPaperView } from './BlindPaperView';

const paper = aBlindPaper({
  budget: [
    { subject: 'equipment', special: 120_000_000, self: 10_000_000, basis: '两台' },
    { subject: 'business', special: 30_500_000, self: 0, basis: null },
    { subject: 'labour', special: 0, self: 0, basis: null },
    { subject: 'indirect', special: 9_250_000, self: 500_000, basis: null },
  ],
});

test('the budget stands under its unit, and its last row is the sum of each source', () => {
  renderWithText(<BlindPaperView paper={paper} />);

  expect(screen.getByRole('heading', { name: '预算（万元）' })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: '预算（万元）' })).getAllByRole('row');
  expect(rows).toHaveLength(6);
  const last = within(rows.at(-1) as HTMLElement);
  expect(last.getByRole('rowheader')).toHaveTextContent('合计');
  const cells = last.getAllByRole('cell').map(({ lastChild }) => lastChild?.textContent);
  expect(cells).toEqual(['159.75', '10.50', '—']);
});
