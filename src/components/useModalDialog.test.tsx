import { render } from '@testing-library/react';
import { useModalDialog } from './useModalDialog';

function Shown() {
  const dialog = useModalDialog();
  return <dialog ref={dialog} />;
}

it('is shown with its rendering, and closed while it is still in the document, so that the focus returns', () => {
  const { container, unmount } = render(<Shown />);
  const dialog = container.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  const closed: boolean[] = [];
  dialog?.addEventListener('close', () => closed.push(dialog.isConnected));

  unmount();

  expect(closed).toEqual([true]);
});
