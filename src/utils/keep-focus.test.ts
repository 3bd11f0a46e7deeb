import { waitFor } from '@testing-library/react';
import { keepFocus } from './keep-focus';

/** As the path of an event names them. */
const aboveOf = ({ parentElement }: Element): EventTarget[] =>
  parentElement ? [parentElement, ...aboveOf(parentElement)] : [document, window];

test('what opened a dialog before the focus was kept is remembered, and its heading has the focus afterwards', async () => {
  document.body.innerHTML = `<main><section><h2>项目变更</h2><button>审核通过</button></section></main>
    <div role="dialog" aria-modal="true"><textarea></textarea></div>`;
  const root = document.querySelector('main') as HTMLElement;
  const button = root.querySelector('button') as HTMLElement;
  const dialog = document.querySelector('[role="dialog"]') as HTMLElement;
  dialog.querySelector('textarea')?.focus();
  const end = keepFocus(root, {
    path: [button, ...aboveOf(button)],
    elements: new Set(root.querySelectorAll('*')),
  });

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

test.each([
  ['a field that took its place', '<label>订阅地址 <input></label>', 'input'],
  ['the dialog itself, never the page behind it', '<p>已停用</p>', '[role="dialog"]'],
])('within a dialog the focus goes to %s', async (_, instead, next) => {
  document.body.innerHTML = `<main><h1>我的项目</h1></main>
    <div role="dialog" aria-modal="true" style="display: none"><button>打开过的</button></div>
    <div role="dialog" aria-modal="true" tabindex="-1"><div id="own"><div><button>生成</button></div></div></div>`;
  const root = document.querySelector('#own') as HTMLElement;
  const button = root.querySelector('button') as HTMLElement;
  button.focus();
  const end = keepFocus(root);

  button.parentElement?.insertAdjacentHTML('afterend', `<div>${instead}</div>`);
  button.parentElement?.remove();

  await waitFor(() => expect([...document.querySelectorAll(next)].at(-1)).toHaveFocus());
  end();
});

test('the shell of a dialog that takes the lost focus first does not keep it', async () => {
  document.body.innerHTML =
    '<div role="dialog" aria-modal="true" tabindex="-1"><div id="own"><button>生成</button></div></div>';
  const root = document.querySelector('#own') as HTMLElement;
  const button = root.querySelector('button') as HTMLElement;
  button.focus();
  const end = keepFocus(root);

  button.insertAdjacentHTML('afterend', '<input>');
  button.remove();
  root.parentElement?.focus();

  await waitFor(() => expect(root.querySelector('input')).toHaveFocus());
  end();
});

test('a press beside everything in a dialog leaves its shell the focus, whatever goes later', async () => {
  document.body.innerHTML =
    '<div role="dialog" aria-modal="true" tabindex="-1"><div id="own"><button>刷新</button></div></div>';
  const root = document.querySelector('#own') as HTMLElement;
  const button = root.querySelector('button') as HTMLElement;
  button.focus();
  const end = keepFocus(root);
  root.parentElement?.focus();
  await Promise.resolve();

  button.insertAdjacentHTML('afterend', '<input>');
  button.remove();
  await new Promise((done) => requestAnimationFrame(done));

  expect(root.parentElement).toHaveFocus();
  end();
});

test('the button to the next page, switched off on the last one, hands the focus to the list', async () => {
  document.body.innerHTML = `<main><h1>成果</h1><section><h2>待审核</h2><ul><li>一</li></ul>
    <button>下一页</button></section></main>`;
  const root = document.querySelector('main') as HTMLElement;
  const button = root.querySelector('button') as HTMLButtonElement;
  button.focus();
  const end = keepFocus(root);

  // The order in which a test can do it: the document here keeps the focus on a button that is switched off.
  button.blur();
  button.disabled = true;

  await waitFor(() => expect(root.querySelector('h2')).toHaveFocus());
  end();
});

test('of a page that comes at last its own heading is first, and nothing that is hidden', async () => {
  document.body.innerHTML = '<main><div><h1>使用手册</h1><button>重试</button></div></main>';
  const root = document.querySelector('main') as HTMLElement;
  const button = root.querySelector('button') as HTMLElement;
  button.focus();
  const end = keepFocus(root);

  button.parentElement?.remove();
  root.innerHTML = '<aside><h2>本文目录</h2></aside><article><h1>使用手册</h1></article>';

  await waitFor(() => expect(root.querySelector('h1')).toHaveFocus());
  end();
});
