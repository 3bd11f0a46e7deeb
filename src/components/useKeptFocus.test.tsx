import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from './useKeptFocus';

function Frame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  return (
    <main>
      <div ref={frame}>{children}</div>
    </main>
  );
}

const rows = (
  <>
    <h1>加入申请</h1>
    <ul>
      {['彭听澜', '沈知遥'].map((name) => (
        <li key={name}>
          <h2>{name}</h2>
          <div>
            <button type="button">驳回</button>
          </div>
        </li>
      ))}
    </ul>
  </>
);

// The code that moves the focus is loaded at the first focus: all of this happens before it has arrived.
test.each([
  ['the step that took its place', '<form><textarea></textarea></form>', 'textarea'],
  ['the name of its row', '<p>已通过</p>', 'li:last-child h2'],
])('what is gone while the code is loading leads to %s', async (_, instead, next) => {
  const { container } = render(<Frame>{rows}</Frame>);
  const button = screen.getAllByRole('button').at(-1) as HTMLElement;

  button.focus();
  const place = button.parentElement as HTMLElement;
  place.insertAdjacentHTML('afterend', `<div>${instead}</div>`);
  place.remove();

  await waitFor(() => expect(container.querySelector(next)).toHaveFocus());
});

test.each([
  ['a field that took its place', '<div><label>订阅地址 <input></label></div>', 'input'],
  ['the dialog itself', '<p>已停用</p>', '[tabindex="-1"]'],
])('in a dialog it leads to %s, even right at the edge of the frame', async (_, instead, next) => {
  const { container } = render(
    <div role="dialog" aria-modal="true" tabIndex={-1}>
      <Frame>
        <input />
        <button type="button">生成订阅地址</button>
      </Frame>
    </div>,
  );
  const button = screen.getByRole('button');

  button.focus();
  button.insertAdjacentHTML('afterend', instead);
  const field = button.nextElementSibling?.querySelector('input');
  button.remove();

  await waitFor(() => expect(field ?? container.querySelector(next)).toHaveFocus());
});

test('it is the element focused last that counts, not the one that had the code loaded', async () => {
  const { container } = render(<Frame>{rows}</Frame>);
  const [first, last] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];

  first.focus();
  last.focus();
  last.remove();

  await waitFor(() => expect(container.querySelector('li:last-child h2')).toHaveFocus());
});
