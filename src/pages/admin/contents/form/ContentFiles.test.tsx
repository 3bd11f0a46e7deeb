import { act, fireEvent, screen } from '@testing-library/react';
import { renderAdmin } from '@tests/support/renderAdmin';
import { stubService } from '@tests/support/stubService';
import { useState } from 'react';
import type { UploadNews } from '@/request/upload';
import type { KeptFile } from './useContentUploads';

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

function Form() {
  const [files, setFiles] = useState<KeptFile[]>([]);
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
