import { act, screen, waitFor } from '@testing-library/react';
import { renderWithText } from '@tests/support/renderWithText';
import { App } from 'antd';
import { NOTIFICATION_LEFT, NOTIFICATION_MOTION, NOTIFICATION_TOP_PX } from '@/constants';
import type { Notices } from '@/utils/notices';
import { AntdRoot } from './AntdRoot';
import NoticeStack from './NoticeStack';

async function openStack(): Promise<Notices> {
  const ready = jest.fn<void, [Notices]>();
  renderWithText(<NoticeStack onReady={ready} />);
  await waitFor(() => expect(ready).toHaveBeenCalled());
  const [notices] = ready.mock.calls[0] ?? [];
  if (!notices) throw new Error('The stack did not hand over its notices.');
  return notices;
}

function Page() {
  const { message } = App.useApp();
  return (
    <button type="button" onClick={() => message.success('链接已复制')}>
      复制
    </button>
  );
}

/** Real time: antd's own timers close the notices. */
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
  });

describe('the notices', () => {
  it('stand in the middle, 65 px from the top, and fade [constant.notification]', async () => {
    const { notification } = await openStack();

    act(() => notification('error', '提示', '操作失败', 3000));

    const notice = await screen.findByRole('alert');
    const stack = notice.closest<HTMLElement>('.ant-notification');
    const rules = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    expect(notice).toHaveTextContent('提示操作失败');
    expect(stack?.style.getPropertyValue('--notification-top')).toBe(`${NOTIFICATION_TOP_PX}px`);
    expect(stack).toHaveClass('ant-notification-top');
    expect(rules).toMatch(new RegExp(`ant-notification-top[^{]*\\{[^}]*left:${NOTIFICATION_LEFT}`));
    expect(rules).toContain(`ant-notification-${NOTIFICATION_MOTION}`);
    expect([NOTIFICATION_TOP_PX, NOTIFICATION_LEFT, NOTIFICATION_MOTION]).toEqual([65, '50%', 'fade']);
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
    act(() => message('error', '操作失败', 3000));
    await screen.findByText('操作失败');

    await pass(2_700);
    const late = screen.queryByText('操作失败') !== null;
    await waitFor(() => expect(screen.queryByText('操作失败')).not.toBeInTheDocument());

    expect(late).toBe(true);
  });

  it('a notice of a page goes after 1.5 s unless it says otherwise [constant.notice]', async () => {
    renderWithText(
      <AntdRoot>
        <Page />
      </AntdRoot>,
    );
    act(() => screen.getByRole('button').click());
    await screen.findByText('链接已复制');

    await pass(1_200);
    const late = screen.queryByText('链接已复制') !== null;
    await waitFor(() => expect(screen.queryByText('链接已复制')).not.toBeInTheDocument(), { timeout: 1_200 });

    expect(late).toBe(true);
  });
});
