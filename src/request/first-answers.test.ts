import { storeTokens } from '@/utils/session';

const URL = '/prod-api/cms/period/list';
const ANSWER = { code: 200, rows: [], total: 0 };

type Arrived = typeof import('./first-answers') & typeof import('@/utils/service-clock');

/** Loads the page as the service sends it; `how` is the browser's entry about its arrival. */
const arrive = (how: { transferSize: number }, at = ''): Arrived => {
  document.body.innerHTML = `<script type="application/json" id="first-answers" data-at="${at}">${JSON.stringify({ [URL]: ANSWER })}</script>`;
  const entry = { ...how, encodedBodySize: 5000, requestStart: 10, responseStart: performance.now() };
  Object.assign(performance, { getEntriesByType: () => [entry] });
  let module: Arrived | undefined;
  jest.isolateModules(() => {
    module = { ...require('./first-answers'), ...require('@/utils/service-clock') };
  });
  if (!module) throw new Error('The module is not there.');
  return module;
};
const overTheWire = { transferSize: 5300 };

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['prepared'];
  jest.restoreAllMocks();
});

it('is given to whoever asks first, and once', () => {
  const { takeFirstAnswer } = arrive(overTheWire);

  expect(takeFirstAnswer('/api/setting.json')).toBeUndefined();
  expect(takeFirstAnswer(URL)).toEqual(ANSWER);
  expect(takeFirstAnswer(URL)).toBeUndefined();
});

it('can be read as often as the first picture is drawn, until somebody takes it', () => {
  const { readFirstAnswer, takeFirstAnswer } = arrive(overTheWire);

  expect([readFirstAnswer(URL), readFirstAnswer(URL)]).toEqual([ANSWER, ANSWER]);
  takeFirstAnswer(URL);
  expect(readFirstAnswer(URL)).toBeUndefined();
});

describe('the time that the page tells', () => {
  const DAY = 86_400_000;
  const heard = (how: { transferSize: number }): number => {
    const { hasFirstAnswers, serviceNow } = arrive(how, new Date(Date.now() + DAY).toISOString());
    hasFirstAnswers();
    return Math.round((serviceNow() - Date.now()) / DAY);
  };

  it('is the service’s, whoever reads it', () => {
    expect(heard(overTheWire)).toBe(1);
    storeTokens({ accessToken: 'a', refreshToken: 'r', expireTime: Date.now() + 60_000 });
    expect(heard(overTheWire)).toBe(1);
  });

  it('is that of another day in a page that the browser has kept', () => {
    expect(heard({ transferSize: 300 })).toBe(0);
  });
});

it('is nothing for somebody signed in, who is told other things', () => {
  const { takeFirstAnswer } = arrive(overTheWire);
  storeTokens({ accessToken: 'a', refreshToken: 'r', expireTime: Date.now() + 60_000 });

  expect(takeFirstAnswer(URL)).toBeUndefined();
});

it.each([
  ['kept from an earlier visit', { transferSize: 0 }],
  ['found unchanged', { transferSize: 300 }],
])('is not believed in a page that the browser %s', (_, how) => {
  expect(arrive(how).takeFirstAnswer(URL)).toBeUndefined();
});

it('holds while a page is hydrated, and no longer', () => {
  document.documentElement.dataset['prepared'] = '1';
  const { hasFirstAnswers, readFirstAnswer } = arrive(overTheWire);
  expect(hasFirstAnswers()).toBe(true);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 31_000);

  expect(readFirstAnswer(URL)).toEqual(ANSWER);
  delete document.documentElement.dataset['prepared'];
  expect(readFirstAnswer(URL)).toBeUndefined();
});

it('is not believed in a page that is old before anybody takes it over', () => {
  document.documentElement.dataset['prepared'] = '1';
  const { hasFirstAnswers } = arrive(overTheWire);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 31_000);

  expect(hasFirstAnswers()).toBe(false);
});

it('is forgotten when nobody took it in the first half minute', () => {
  const { takeFirstAnswer } = arrive(overTheWire);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 31_000);

  expect(takeFirstAnswer(URL)).toBeUndefined();
});
