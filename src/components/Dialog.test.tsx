import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import { ConfigProvider } from 'antd';
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

test.each([
  ['dialog', Dialog, 'onCancel', '.ant-modal-wrap'],
  ['drawer', Sheet, 'onClose', '.ant-drawer-mask'],
] as const)(
  'the second half of the double click that opened a %s does not close it',
  async (_, Frame, name, mask) => {
    const close = jest.fn();
    const Any = Frame as typeof Dialog;
    renderKit(
      <Any open {...{ [name]: close }}>
        内容
      </Any>,
    );
    await screen.findByText('内容');
    const around = document.querySelector(mask) as HTMLElement;
    const click = (detail: number) => {
      fireEvent.mouseDown(around, { detail });
      fireEvent.mouseUp(around, { detail });
      fireEvent.click(around, { detail });
    };
    click(2);
    expect(close).not.toHaveBeenCalled();
    click(1);
    expect(close).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['ltr', 'ant-drawer-right'],
  ['rtl', 'ant-drawer-left'],
] as const)('a drawer of a page in %s comes from where its lines end', async (direction, side) => {
  renderKit(
    <ConfigProvider direction={direction}>
      <Sheet open title="核对证件" />
    </ConfigProvider>,
  );
  const sheet = await screen.findByRole('dialog', { name: '核对证件' });
  expect(sheet.closest('.ant-drawer')).toHaveClass(side);
});

test.each([
  ['drawer', Sheet, '0'],
  // The whole dialog scrolls, with the buttons in it.
  ['dialog', Dialog, null],
])('a long text in a %s is reached by keyboard', async (_, Frame, expected) => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  renderKit(<Frame open>很长的正文</Frame>);
  const text = await screen.findByText('很长的正文');
  expect(text.parentElement?.getAttribute('tabindex')).toBe(expected);
  jest.restoreAllMocks();
});

test.each([
  ['dialog', Dialog],
  ['drawer', Sheet],
])('the title of a %s is the heading above those within it', async (_, Frame) => {
  renderKit(
    <Frame open title="新建批次">
      <h3>日期</h3>
    </Frame>,
  );
  expect(await screen.findByRole('dialog', { name: '新建批次' })).toBeVisible();
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['新建批次', '日期']);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('新建批次');
});
