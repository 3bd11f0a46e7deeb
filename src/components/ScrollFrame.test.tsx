import { act, fireEvent, screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { type Column, ResponsiveTable } from './ResponsiveTable';
import { ScrollFrame } from './ScrollFrame';

/** jsdom computes no layout, so the widths are set here. */
const sized = (scrollWidth: number, clientWidth: number): void => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth);
};
afterEach(() => jest.restoreAllMocks());

const show = () =>
  renderKit(
    <ScrollFrame label="申报">
      <p>一行</p>
    </ScrollFrame>,
  );

test('what has room is no stop of the Tab key', () => {
  sized(700, 700);
  show();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByText('一行').parentElement).not.toHaveAttribute('data-scrolls');
});

test('what is wider is reached by keyboard under its name, and shows at which side there is more', () => {
  sized(900, 700);
  show();
  const frame = screen.getByRole('group', { name: '申报' });
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(frame).toHaveAttribute('data-more-after');
  expect(frame).not.toHaveAttribute('data-more-before');

  // In right-to-left pages the browser counts `scrollLeft` downwards from 0.
  for (const end of [200, -200]) {
    frame.scrollLeft = end;
    act(() => void fireEvent.scroll(frame));
    expect(frame).not.toHaveAttribute('data-more-after');
    expect(frame).toHaveAttribute('data-more-before');
  }
});

test('in a cell a date and a number stay whole, what names the row stays in sight', () => {
  sized(900, 700);
  const columns: Column<{ no: string }>[] = [
    { key: 'no', title: '编号', render: ({ no }) => no },
    { key: 'due', title: '截止', render: () => <>{'2026-11-25'} 已超期</> },
  ];
  renderKit(
    <ResponsiveTable
      caption="申报"
      columns={columns}
      rows={[{ no: 'KC2026-A-0016' }]}
      rowKey={({ no }) => no}
    />,
  );
  for (const word of ['KC2026-A-0016', '2026-11-25']) expect(screen.getByText(word)).toHaveClass('whole');
  expect(screen.getByRole('rowheader')).toHaveAttribute('data-stays', 'start');
});
