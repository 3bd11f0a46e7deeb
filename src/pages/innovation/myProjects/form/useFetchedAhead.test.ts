import { renderHook } from '@testing-library/react';

const mockFetched = jest.fn();
jest.mock('@/pages/innovation/myProjects/form/section-bodies', () => ({
  fetchSections: () => [mockFetched('sections')],
}));
jest.mock('@/pages/innovation/myProjects/form/lazy-views', () => ({
  fetchDraftViews: () => [mockFetched('views'), Promise.reject(new Error('the line is gone'))],
}));

let useFetchedAhead: () => void;
beforeAll(async () => {
  ({ useFetchedAhead } = await import('./useFetchedAhead'));
});
beforeEach(() => {
  jest.useFakeTimers();
  mockFetched.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('the rest of a form is fetched once its first view has stood for a while', () => {
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() });
  renderHook(() => useFetchedAhead());

  jest.advanceTimersByTime(4_000);
  expect(mockFetched).not.toHaveBeenCalled();

  jest.advanceTimersByTime(2_000);
  expect(mockFetched.mock.calls).toEqual([['sections'], ['views']]);
});

it('whoever leaves before that fetches nothing, nor does a browser that cannot say when it is idle', () => {
  renderHook(() => useFetchedAhead());
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() });
  renderHook(() => useFetchedAhead()).unmount();

  jest.advanceTimersByTime(20_000);
  expect(mockFetched).not.toHaveBeenCalled();
});
