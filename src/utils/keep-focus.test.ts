import { waitFor } from '@testing-library/react';
import { keepFocus } from './keep-focus';

test('what opened a dialog before the focus was kept is remembered, and its heading has the focus afterwards', async () => {
  document.body.innerHTML = `<main><section><h2>项目变更</h2><button>审核通过</button></section></main>
    <div role="dialog" aria-modal="true"><textarea></textarea></div>`;
  const root = document.querySelector('main') as HTMLElement;
  const button = root.querySelector('button') as HTMLElement;
  const dialog = document.querySelector('[role="dialog"]') as HTMLElement;
  dialog.querySelector('textarea')?.focus();
  const end = keepFocus(root, button);

  button.remove();
  dialog.remove();

  await waitFor(() => expect(root.querySelector('h2')).toHaveFocus());
  end();
});
