import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderAdmin } from '@tests/support/renderAdmin';
import { stubService } from '@tests/support/stubService';
import { useState } from 'react';
import type { StoredFile } from '@/components/form/StoredFile';
import type { UploadNews } from '@/request/upload';

const mockNews: Record<string, UploadNews> = {};
const mockStates: Record<string, string> = {};
jest.mock('@/services/attachment', () => ({
  createAttachment: (file: File, _purpose: string, _owner: string, news: UploadNews) => {
    mockNews[file.name] = news;
    return { start: () => undefined, pause: () => undefined, cancel: () => undefined };
  },
  fetchAttachment: async (id: string) => ({ state: mockStates[id] ?? 'ready' }),
}));

let ContentFiles: typeof import('./ContentFiles').ContentFiles;
beforeAll(async () => {
  ({ ContentFiles } = await import('./ContentFiles'));
});

function Form({ kept = [] }: { kept?: StoredFile[] }) {
  const [files, setFiles] = useState(kept);
  return <ContentFiles files={files} onChange={setFiles} />;
}

const choose = (...names: string[]): void => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const files = names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
  fireEvent.change(input, { target: { files } });
};
const arrive = (name: string): Promise<void> =>
  act(async () => {
    mockNews[name]?.arrived(name);
    await jest.advanceTimersByTimeAsync(1100);
  });
const names = (): (string | null)[] =>
  screen.queryAllByRole('button', { name: /下载/ }).map((row) => row.getAttribute('aria-label'));

beforeEach(() => {
  jest.useFakeTimers();
  stubService({});
});
afterEach(() => void jest.useRealTimers());

test('a file that waits for its check is waited for, and files stand in the order they were chosen in', async () => {
  renderAdmin(<Form />);
  choose('1.pdf', '2.pdf');
  mockStates['1.pdf'] = 'uploading';
  await arrive('1.pdf');
  await arrive('2.pdf');
  expect(screen.queryByText(/请重新选择|未通过|没有通过/)).not.toBeInTheDocument();

  mockStates['1.pdf'] = 'ready';
  await act(async () => jest.advanceTimersByTimeAsync(1100));
  expect(names()).toEqual([expect.stringContaining('1.pdf'), expect.stringContaining('2.pdf')]);
});

test('a file is moved by its buttons and by dragging; the focus stays with it', async () => {
  const kept = ['甲.pdf', '乙.pdf', '丙.pdf'].map((name) => ({ id: name, name, size: 10 }));
  renderAdmin(<Form kept={kept} />);
  const shown = () => screen.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 1));

  fireEvent.click(screen.getByRole('button', { name: /上移.*丙|丙.*上移/ }));
  expect(shown()).toEqual(['甲', '丙', '乙']);
  expect(screen.getByRole('button', { name: /上移.*丙|丙.*上移/ })).toHaveFocus();
  expect(screen.getByText('已移到第 2 位，共 3 项')).toBeInTheDocument();

  const [first, , third] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(third, { dataTransfer });
  fireEvent.dragOver(first);
  expect(first).toHaveAttribute('data-over');
  fireEvent.drop(first);
  expect(shown()).toEqual(['乙', '甲', '丙']);

  fireEvent.click(within(first).getByRole('button', { name: /移除|删除/ }));
  expect(shown()).toHaveLength(2);
});

test('a file under way is told as at every other form: how far it is, what may be done, why it was refused', async () => {
  renderAdmin(<Form />);
  choose('1.pdf');
  act(() => mockNews['1.pdf']?.progress(4));
  expect(screen.getByRole('progressbar', { name: '1.pdf' })).toHaveAttribute('value', '4');
  fireEvent.click(screen.getByRole('button', { name: /暂停.*1\.pdf/ }));
  fireEvent.click(screen.getByRole('button', { name: /继续.*1\.pdf/ }));
  act(() => mockNews['1.pdf']?.interrupted());
  expect(screen.getByRole('button', { name: /继续.*1\.pdf/ })).toBeVisible();
  mockStates['1.pdf'] = 'refused';
  fireEvent.click(screen.getByRole('button', { name: /继续.*1\.pdf/ }));
  await arrive('1.pdf');
  expect(screen.getByRole('listitem')).toHaveTextContent(/错误：/);
  fireEvent.click(screen.getByRole('button', { name: /取消.*1\.pdf/ }));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
