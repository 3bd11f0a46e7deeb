import { screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { type Failure, RequestError } from '@/utils/request-error';
import { ErrorState } from './ErrorState';

const failed = (failure: Failure): RequestError => new RequestError(failure);

test('a block that failed says why, and leaves the headings to its page', () => {
  renderKit(
    <ErrorState error={failed({ kind: 'reply', httpStatus: 409, serverMessage: '服务暂时不可用' })} />,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('服务暂时不可用');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test.each([
  [503, 1],
  [400, 0],
  [403, 0],
  [422, 0],
])('another try is offered after %d where it can help', (httpStatus, buttons) => {
  renderKit(
    <ErrorState
      error={failed({ kind: 'reply', httpStatus, serverMessage: '不能这样' })}
      onRetry={jest.fn()}
    />,
  );

  expect(screen.queryAllByRole('button', { name: '重试' })).toHaveLength(buttons);
});

test('a page that failed still bears its heading', () => {
  renderKit(
    <ErrorState
      page="需求详情"
      error={failed({ kind: 'reply', httpStatus: 500, serverMessage: '服务暂时不可用' })}
    />,
  );

  expect(screen.getByRole('heading', { level: 1, name: '需求详情' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('服务暂时不可用');
});

test.each<[string, Failure, string]>([
  [
    'the sentence of the service',
    { kind: 'reply', code: 404, serverMessage: '这份申报不存在' },
    '这份申报不存在',
  ],
  ['what its status means', { kind: 'reply', httpStatus: 502, ownMessage: 'http error 502' }, '服务连接中断'],
  [
    'that nothing more is known',
    { kind: 'reply', httpStatus: 418, ownMessage: 'http error 418' },
    '请求出错',
  ],
  ['the time it waited', { kind: 'timeout', timeoutMs: 8000 }, '请求超时（8000 毫秒）'],
  ['that a part of the page is missing', { kind: 'chunk' }, '页面资源加载未完成'],
])('it says %s, and speaks of the network only when it is gone', (_, failure, words) => {
  renderKit(<ErrorState error={failed(failure)} />);

  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).not.toHaveTextContent('没有连上服务');
});

test('without an answer it names the network', () => {
  renderKit(<ErrorState error={failed({ kind: 'network' })} />);

  expect(screen.getByRole('alert')).toHaveTextContent('没有连上服务，请检查网络后重试');
});
