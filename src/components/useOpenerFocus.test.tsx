import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useOpenerFocus } from './useOpenerFocus';

/** Takes the focus before the library that draws the dialog looks for the opener, as FirstFocus does. */
function Reason({ open, onClose }: { open: boolean; onClose: () => void }) {
  useOpenerFocus(open);
  return open ? (
    <div role="dialog">
      {/* biome-ignore lint/a11y/noAutofocus: a dialog begins at its first field */}
      <input aria-label="原因" autoFocus />
      <button type="button" onClick={onClose}>
        取消
      </button>
    </div>
  ) : null;
}

function Page({ isKept }: { isKept: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        停用
      </button>
      {(isKept || open) && <Reason open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

test.each([
  ['stays in the page while it is closed', true],
  ['goes when it closes', false],
])('a dialog that %s returns the focus to its opener, each time', async (_, isKept) => {
  render(<Page isKept={isKept} />);
  const opener = screen.getByRole('button', { name: '停用' });
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(opener);
    expect(screen.getByLabelText('原因')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  }
});
