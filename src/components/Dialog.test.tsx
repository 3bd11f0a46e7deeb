import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import type { FormEvent } from 'react';
import { Dialog, Sheet } from './Dialog';

const outer = jest.fn();
const inner = jest.fn((event: FormEvent) => event.preventDefault());
beforeEach(() => void jest.clearAllMocks());

test.each([
  ['dialog', Dialog],
  ['drawer', Sheet],
])('a form in a %s is sent alone, though a form opened it', async (_, Frame) => {
  renderKit(
    <form onSubmit={outer} onReset={outer}>
      <Frame open>
        <form onSubmit={inner}>
          <input aria-label="名称" />
          <button type="submit">添加</button>
          <button type="reset">清空</button>
        </form>
      </Frame>
    </form>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: '名称' }), '新学院{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(inner).toHaveBeenCalledTimes(2);
  expect(outer).not.toHaveBeenCalled();
});
