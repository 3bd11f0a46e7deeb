import { act, screen } from '@testing-library/react';
import { renderWithText } from '@tests/support/renderWithText';
import { StoreProvider } from '@tests/support/StoreProvider';
import { LoadingBlock } from './LoadingBlock';

beforeEach(() => {
  jest.useFakeTimers();
  renderWithText(
    <StoreProvider>
      <LoadingBlock />
    </StoreProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

describe('the placeholder of a screen', () => {
  it('shows its spinner after 200 ms, not before [constant.lazyDelay] [route.loading]', () => {
    pass(199);
    const before = screen.getByRole('status').textContent;
    pass(1);

    expect(before).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent('正在加载…');
  });

  it('says after 10 s that it takes long, and offers a reload', () => {
    pass(10_000);

    expect(screen.getByRole('status')).toHaveTextContent('加载时间较长，可继续等待或刷新');
    expect(screen.getByRole('button', { name: '刷新' })).toBeVisible();
  });
});
