import { act } from '@testing-library/react';
import { settleOnPage } from './settle-on-page';

const ARRIVAL = { place: null, hash: '', isLoaded: false };
/** Shows a page with this content; mutation observers run a little later. */
const show = (html: string): Promise<void> =>
  act(async () => {
    document.body.innerHTML = html;
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  document.title = '工作台';
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['is there at once', 0],
  ['comes after a minute on a slow network', 60_000],
])('the focus goes to the heading that %s, and its title is told', async (_, ms) => {
  await show('<a href="/audit" id="link">审计日志</a>');
  document.getElementById('link')?.focus();
  const told: string[] = [];
  const stop = settleOnPage(ARRIVAL, (title) => told.push(title));
  jest.advanceTimersByTime(ms);
  document.title = '审计日志';
  await show('<main><h1>审计日志</h1></main>');
  expect(document.activeElement).toBe(document.querySelector('h1'));
  expect(told).toEqual(['审计日志']);
  stop();
});

test('a heading that is replaced while its page goes on loading has the focus again', async () => {
  await show('<main><h1>审计日志</h1></main>');
  const stop = settleOnPage(ARRIVAL, () => undefined);
  await show('<main><div data-page-loading></div></main>');
  jest.advanceTimersByTime(60_000);
  await show('<main><h1>审计日志</h1></main>');
  expect(document.activeElement).toBe(document.querySelector('h1'));
  stop();
});

test('long after the page has come its changes move nothing', async () => {
  await show('<main><h1>审计日志</h1></main>');
  settleOnPage(ARRIVAL, () => undefined);
  jest.advanceTimersByTime(60_000);
  await show('<main><h1>审计日志</h1></main>');
  expect(document.activeElement).toBe(document.body);
});

test('an address with a broken place in it opens its page as any other', async () => {
  await show('<main><h1>常见问题</h1></main>');
  const stop = settleOnPage({ ...ARRIVAL, hash: '#%' }, () => undefined);
  expect(document.activeElement).toBe(document.querySelector('h1'));
  stop();
});
