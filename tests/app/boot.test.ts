import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../config/settings';

const boot = readFileSync(join(__dirname, '../../public/boot.js'), 'utf8');

/** The page of plugins/html-shell.ts, as far as the script looks at it. */
function start(): HTMLButtonElement {
  document.body.innerHTML =
    '<div id="splash"><p class="splash-text" data-loading="正在加载…" data-slow="可重试">正在加载…</p>' +
    '<button class="splash-retry" type="button" hidden>重试</button></div>';
  const script = { dataset: { retryMs: String(settings.splashRetryMs) } };
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  new Function(boot)();
  return document.querySelector('button') as HTMLButtonElement;
}

describe('the splash', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  });
  afterEach(() => jest.useRealTimers());

  it('offers 重试 after 8 seconds, and not before [req:product-splash]', () => {
    const button = start();

    jest.advanceTimersByTime(7_999);
    expect(button.hidden).toBe(true);
    jest.advanceTimersByTime(1);
    expect(button.hidden).toBe(false);
    expect(document.querySelector('.splash-text')).toHaveTextContent('可重试');
  });

  it('waits as long again once somebody has asked for it', () => {
    const button = start();
    window.addEventListener('splash:retry', (event) => event.preventDefault(), { once: true });
    jest.advanceTimersByTime(8_000);

    button.click();

    expect(button.hidden).toBe(true);
    jest.advanceTimersByTime(8_000);
    expect(button.hidden).toBe(false);
  });
});
