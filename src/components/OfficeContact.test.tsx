import { render, screen } from '@testing-library/react';
import { OfficeContact } from './OfficeContact';

it('keeps the number and each span of hours in one piece', () => {
  render(<OfficeContact name="专项办公室" phone="0791-0000 0000" hours="工作日 9:00—12:00，13:30—18:00" />);

  expect(screen.getByText('0791-0000 0000').tagName).toBe('BDI');
  expect(screen.getByText('工作日 9:00—12:00，').parentElement?.tagName).toBe('BDI');
  expect(screen.getByText('13:30—18:00')).toBeVisible();
  // The lines begin at the same side, whatever the direction of the text in them.
  expect(screen.getByText('13:30—18:00').closest('bdi')?.parentElement).toHaveClass('hours');
});
