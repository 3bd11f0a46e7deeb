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

test('a button that its row gives up leaves the focus at the name of that row', async () => {
  document.body.innerHTML = `<main><h1>加入申请</h1><ul>${['彭听澜', '吕若水', '沈知遥']
    .map((name) => `<li><div><h2>${name}</h2></div><div><button>通过</button></div></li>`)
    .join('')}</ul></main>`;
  const root = document.querySelector('main') as HTMLElement;
  const button = [...root.querySelectorAll('button')].at(-1) as HTMLElement;
  button.focus();
  const end = keepFocus(root);

  button.parentElement?.remove();

  await waitFor(() => expect([...root.querySelectorAll('h2')].at(-1)).toHaveFocus());
  end();
});
