import { MINUTE_MS } from '@contract/time-units';
import { act, renderHook } from '@testing-library/react';
import { useLoad } from './useLoad';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = (ms = 0): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

const comeBack = (): void => {
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
};

/** Mounts, lets it load and unmounts; returns what the page showed at its first moment. */
async function visit(key: string): Promise<unknown> {
  const { result, unmount } = renderHook(() => useLoad(async () => 'rows', { cacheKey: key }));
  const first = result.current.data;
  await settle();
  unmount();
  return first;
}

describe('useLoad', () => {
  it('shows what it knew for 5 minutes [constant.dataCache]', async () => {
    await visit('a');
    await settle(5 * MINUTE_MS - 1);
    const soon = await visit('a');
    await settle(5 * MINUTE_MS + 1);
    const late = await visit('a');

    expect([soon, late]).toEqual(['rows', undefined]);
  });

  it('refreshes on coming back at most every 5 s [constant.focusRefresh]', async () => {
    const load = jest.fn(async () => 'rows');
    renderHook(() => useLoad(load, { refreshOnWindowFocus: true }));
    await settle();

    comeBack();
    await settle(4_999);
    comeBack();
    await settle();
    const soon = load.mock.calls.length;
    await settle(2);
    comeBack();
    await settle();

    expect([soon, load.mock.calls.length]).toEqual([2, 3]);
  });

  it('leaves the failure to the page', async () => {
    const { result } = renderHook(() => useLoad(() => Promise.reject(new Error('没有连上服务'))));

    await settle();

    expect(result.current.error?.message).toBe('没有连上服务');
  });

  it.each([null, 0, '', false])('tells an answer of %p from none', async (answer) => {
    const { result } = renderHook(() => useLoad<unknown>(async () => answer));
    const before = result.current.data;

    await settle();

    expect([before, result.current.data]).toEqual([undefined, answer]);
  });

  it('shows without asking what is known at once', async () => {
    const load = jest.fn(async () => 'asked');
    const { result } = renderHook(() => useLoad<string | null>(load, { atOnce: () => null }));

    await settle();

    expect([result.current.data, load.mock.calls.length]).toEqual([null, 0]);
  });
});
