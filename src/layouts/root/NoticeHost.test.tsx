import { act, screen } from '@testing-library/react';
import { renderWithText } from '@tests/support/renderWithText';
import { notices } from '@/utils/notices';

jest.mock('@/layouts/antd', () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
});

it('says in a plain line what it has to say where its frame does not arrive', async () => {
  const { NoticeHost } = await import('./NoticeHost');
  renderWithText(<NoticeHost />);

  await act(async () =>
    (await notices()).notification('error', '网络异常', '没有连上服务，请检查网络后重试', 3000),
  );

  expect(screen.getByRole('alert')).toHaveTextContent('网络异常 没有连上服务，请检查网络后重试');
});
