import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import type { ComponentProps } from 'react';
import { RequestError } from '@/utils/request-error';
import { UploadField } from './UploadField';

const limits = { extensions: ['PDF', 'JPG'], maxBytes: 1024 * 1024, maxFiles: 2 };
const aFile = (name: string, size = 10) => new File([new Uint8Array(size)], name);

const renderUpload = (some: Partial<ComponentProps<typeof UploadField>> = {}) => {
  const acts = {
    onPick: jest.fn(),
    onPause: jest.fn(),
    onResume: jest.fn(),
    onCancel: jest.fn(),
    onTakeOut: jest.fn(),
  };
  const view = renderKit(
    <UploadField
      id="files"
      label="承诺书"
      required
      limits={limits}
      value={[]}
      sending={[]}
      {...acts}
      {...some}
    />,
  );
  const chooser = view.container.querySelector('input[type=file]') as HTMLInputElement;
  const choose = (...files: File[]) => fireEvent.change(chooser, { target: { files } });
  return { ...acts, choose };
};

test('the limits are said before anything is chosen', () => {
  renderUpload();
  expect(screen.getByText('PDF、JPG，每个不超过 1 MB，最多 2 个')).toBeVisible();
  expect(screen.getByRole('button', { name: '选择文件' })).toHaveAccessibleDescription(/每个不超过 1 MB/);
});

test('good files go on, bad ones are named with their reason', () => {
  const { choose, onPick } = renderUpload();
  choose(aFile('好.pdf'), aFile('坏.exe'), aFile('大.pdf', limits.maxBytes + 1));
  expect(onPick.mock.calls[0][0].map((file: File) => file.name)).toEqual(['好.pdf']);
  expect(screen.getByRole('alert')).toHaveTextContent('仅支持 PDF、JPG，“坏.exe”未添加');
  expect(screen.getByRole('alert')).toHaveTextContent('“大.pdf”超过 1 MB，请压缩后重新上传');
});

test('files beyond the number are refused one by one', () => {
  const { choose, onPick } = renderUpload({ value: [{ id: 'f0', name: '旧.pdf', size: 10 }] });
  choose(aFile('一.pdf'), aFile('二.pdf'));
  expect(onPick.mock.calls[0][0]).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('最多 2 个文件，“二.pdf”未添加');
});

test('where one file has room, another takes its place', () => {
  const { choose, onPick } = renderUpload({
    limits: { ...limits, maxFiles: 1 },
    value: [{ id: 'f0', name: '旧.pdf', size: 10 }],
  });
  expect(screen.getByRole('button', { name: '更换文件' })).toBeEnabled();
  choose(aFile('新.pdf'));
  expect(onPick.mock.calls[0][0].map((file: File) => file.name)).toEqual(['新.pdf']);
});

test('a file that is there can be fetched again, and says at its place that it is gone', async () => {
  const onDownload = jest.fn(async (): Promise<void> => undefined);
  renderUpload({ value: [{ id: 'f0', name: '旧.pdf', size: 10 }], onDownload });
  await userEvent.click(screen.getByRole('button', { name: '下载 旧.pdf' }));
  expect(onDownload).toHaveBeenCalledWith('f0');
  expect(screen.queryByRole('alert')).toBeNull();

  const serverMessage = '没有找到请求的内容';
  onDownload.mockRejectedValueOnce(new RequestError({ kind: 'reply', httpStatus: 404, serverMessage }));
  await userEvent.click(screen.getByRole('button', { name: '下载 旧.pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(serverMessage);
});

test('a file under way shows its progress and can be paused or given up', async () => {
  const { onPause, onCancel } = renderUpload({
    sending: [{ id: 's', name: '报告.pdf', size: 200, sent: 50, phase: 'sending' }],
  });
  expect(screen.getByRole('progressbar', { name: '报告.pdf' })).toHaveAttribute('value', '50');
  expect(screen.getByText('25%，共 200 B')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '暂停上传“报告.pdf”' }));
  expect(onPause).toHaveBeenCalledWith('s');
  await userEvent.click(screen.getByRole('button', { name: '取消上传“报告.pdf”' }));
  expect(onCancel).toHaveBeenCalledWith('s');
});

test('an upload that broke off can be gone on with', async () => {
  const { onResume } = renderUpload({
    sending: [{ id: 's', name: '报告.pdf', size: 200, sent: 50, phase: 'interrupted' }],
  });
  expect(screen.getByText(/上传中断，点击继续/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /继续/ }));
  expect(onResume).toHaveBeenCalledWith('s');
});

test('a file taken out can be put back', async () => {
  const restore = jest.fn();
  const { onTakeOut } = renderUpload({
    value: [{ id: 'f', name: '协议.pdf', size: 10 }],
    onTakeOut: jest.fn(() => restore),
  });
  expect(onTakeOut).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '移除“协议.pdf”' }));
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(restore).toHaveBeenCalledTimes(1);
});

test('files dropped on it are checked the same way', () => {
  const { onPick } = renderUpload();
  const zone = screen.getByRole('button', { name: '选择文件' }).parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [aFile('好.pdf'), aFile('坏.exe')] } });
  expect(onPick.mock.calls[0][0]).toHaveLength(1);
});

describe('several files of one material', () => {
  const three = ['甲', '乙', '丙'].map((name, index) => ({ id: `f${index}`, name: `${name}.pdf`, size: 10 }));
  const ordered = () => {
    const onPlace = jest.fn();
    const view = renderUpload({ value: three, limits: { ...limits, maxFiles: 5 }, onPlace });
    return { ...view, onPlace };
  };
  const lineOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };

  test('are moved by keys, one place at a time, and the change is said', async () => {
    const { onPlace } = ordered();

    act(() => screen.getByRole('button', { name: '上移“丙.pdf”' }).focus());
    await userEvent.keyboard('{Enter}');

    expect(onPlace).toHaveBeenCalledWith('f2', 1);
    expect(screen.getByText('已移到第 2 位，共 3 项')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '上移“丙.pdf”' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '上移“甲.pdf”' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: '下移“丙.pdf”' }));
    expect(onPlace).toHaveBeenCalledTimes(1);
  });

  test('are dragged to where they are dropped', () => {
    const { onPlace } = ordered();

    fireEvent.dragStart(lineOf('甲.pdf'), { dataTransfer });
    fireEvent.dragOver(lineOf('丙.pdf'), { dataTransfer });
    expect(lineOf('丙.pdf')).toHaveAttribute('data-over');
    fireEvent.drop(lineOf('丙.pdf'), { dataTransfer });

    expect(onPlace).toHaveBeenCalledWith('f0', 2);
    expect(lineOf('丙.pdf')).not.toHaveAttribute('data-over');
  });

  test('take no file from outside into their order', () => {
    const { onPlace } = ordered();

    const isTaken = !fireEvent.dragOver(lineOf('丙.pdf'), { dataTransfer });
    fireEvent.drop(lineOf('丙.pdf'), { dataTransfer });

    expect([isTaken, onPlace.mock.calls]).toEqual([false, []]);
  });

  test('stay as they are where there is one, where nobody may write, and where no order is kept', () => {
    const none = () => screen.queryAllByRole('button', { name: /移“/ });
    const onPlace = jest.fn();
    renderUpload({ value: three.slice(0, 1), onPlace });
    renderUpload({ value: three, readOnly: true, onPlace });
    renderUpload({ value: three });

    expect(none()).toEqual([]);
  });
});
