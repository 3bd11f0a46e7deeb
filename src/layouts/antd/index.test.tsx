import { act, screen, waitFor } from '@testing-library/react';
import { keepEveryRule } from '@tests/setup/visibility-styles';
import { renderWithText } from '@tests/support/renderWithText';
import { StoreProvider } from '@tests/support/StoreProvider';
import { App } from 'antd';
import { AntdRoot } from '@/components/antd/AntdRoot';
import { NOTIFICATION_TOP_PX, TOAST_MS } from '@/constants/notices';
import type { Notices } from '@/utils/notices';
import { NoticeStack } from '.';

async function openStack(): Promise<Notices> {
  const ready = jest.fn<void, [Notices]>();
  renderWithText(
    <StoreProvider>
      <NoticeStack onReady={ready} />
    </StoreProvider>,
  );
  await waitFor(() => expect(ready).toHaveBeenCalled());
  const [notices] = ready.mock.calls[0] ?? [];
  if (!notices) throw new Error('The stack did not hand over its notices.');
  return notices;
}

function Page() {
  const { message } = App.useApp();
  const copy = (): void => {
    message.success('两秒半', 2.5);
    message.success('链接已复制');
    message.success('半秒', 0.5);
  };
  return (
    <button type="button" onClick={copy}>
      复制
    </button>
  );
}

/** In what order these texts leave the page. Real time: antd's own timers close the notices. */
async function orderOfLeaving(texts: readonly string[]): Promise<string[]> {
  for (const text of texts) await screen.findByText(text);
  const left: string[] = [];
  const look = (): void => {
    for (const text of texts) if (!left.includes(text) && screen.queryByText(text) === null) left.push(text);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(left).toHaveLength(texts.length));
  observer.disconnect();
  return left;
}

describe('the notices', () => {
  it('stand above a dialog that was opened before them', async () => {
    const raised = jest.fn();
    Object.assign(HTMLElement.prototype, { showPopover: raised, hidePopover: () => undefined });
    const { message } = await openStack();
    act(() => message('info', '只在这个标签页里有效', TOAST_MS));

    const notice = await screen.findByText('只在这个标签页里有效');
    expect(notice.closest('[popover="manual"]')).not.toBeNull();
    expect(raised).toHaveBeenCalledTimes(1);
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  it('leave the focus in a notice that another one raises', async () => {
    const hide = (): void => (document.activeElement as HTMLElement | null)?.blur();
    Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: hide });
    const { notification } = await openStack();
    act(() => notification('error', '未保存', '请重试', 30_000));
    const close = await screen.findByRole('button', { name: '关闭' });
    act(() => close.focus());

    act(() => notification('error', '未发送', '请重试', 30_000));

    await screen.findByText('未发送');
    expect(close).toHaveFocus();
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  it('return the focus to where the reader was before they were closed', async () => {
    renderWithText(<button type="button">保存</button>);
    const before = screen.getByRole('button', { name: '保存' });
    const { notification } = await openStack();
    act(() => {
      notification('error', '未保存', '请重试', 30_000);
      notification('error', '未发送', '请重试', 30_000);
    });
    const [first, second] = await screen.findAllByRole('button', { name: '关闭' });
    act(() => before.focus());
    act(() => first?.focus());
    act(() => second?.focus());

    act(() => second?.click());

    await waitFor(() => expect(second).not.toBeInTheDocument());
    await waitFor(() => expect(before).toHaveFocus());
  });

  it('stand in the middle, 65 px from the top, and fade [constant.notification]', async () => {
    keepEveryRule();
    const { notification } = await openStack();

    act(() => notification('error', '提示', '操作失败', 3000));

    const notice = await screen.findByRole('alert');
    const stack = notice.closest<HTMLElement>('.ant-notification');
    const rules = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    expect(notice).toHaveTextContent('提示操作失败');
    expect(stack?.style.getPropertyValue('--notification-top')).toBe(`${NOTIFICATION_TOP_PX}px`);
    expect(stack).toHaveClass('ant-notification-top');
    expect(rules).toMatch(/ant-notification-top[^{]*\{[^}]*left:50%/);
    expect(rules).toContain('ant-notification-fade');
    expect(NOTIFICATION_TOP_PX).toBe(65);
  });

  it('say the same trouble of several calls once', async () => {
    const { message } = await openStack();

    act(() => {
      message('error', '网络异常', 3000);
      message('error', '网络异常', 3000);
    });

    expect(await screen.findAllByText('网络异常')).toHaveLength(1);
  });

  it('interrupt with trouble and wait with good news', async () => {
    const { notification } = await openStack();

    act(() => {
      notification('success', '已保存', '14:08', 3000);
      notification('error', '未保存', '请重试', 3000);
    });

    expect(await screen.findByRole('status')).toHaveTextContent('已保存');
    expect(await screen.findByRole('alert')).toHaveTextContent('未保存');
  });

  it('a toast goes after its 3 s [constant.toast]', async () => {
    const { message } = await openStack();
    act(() => {
      message('error', '五秒', 5000);
      message('error', '操作失败', TOAST_MS);
      message('error', '一秒', 1000);
    });

    expect(await orderOfLeaving(['一秒', '操作失败', '五秒'])).toEqual(['一秒', '操作失败', '五秒']);
    expect(TOAST_MS).toBe(3000);
  });

  it('a notice of a page goes after 1.5 s unless it says otherwise [constant.notice]', async () => {
    renderWithText(
      <StoreProvider>
        <AntdRoot>
          <Page />
        </AntdRoot>
      </StoreProvider>,
    );
    act(() => screen.getByRole('button').click());

    const order = await orderOfLeaving(['半秒', '链接已复制', '两秒半']);

    expect(order).toEqual(['半秒', '链接已复制', '两秒半']);
  });
});
