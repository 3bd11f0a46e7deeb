import { act, renderHook } from '@testing-library/react';
import { useSecondsLeft } from './useSecondsLeft';

it('goes by the clock, also where the tab has slept', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useSecondsLeft());
  act(() => result.current.wait(60));
  act(() => void jest.advanceTimersByTime(2_000));
  expect(result.current.left).toBe(58);

  // No timer runs while the machine sleeps; the first one after it knows the time.
  jest.setSystemTime(Date.now() + 40_000);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(result.current.left).toBe(17);

  act(() => void jest.advanceTimersByTime(30_000));
  expect([result.current.left, jest.getTimerCount()]).toEqual([0, 0]);
  jest.useRealTimers();
});
