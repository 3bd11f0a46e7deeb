import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../config/settings';

const boot = readFileSync(join(__dirname, '../../public/boot.js'), 'utf8');

/** The page of plugins/html-shell.ts, as far as the script looks at it. */
function start(page = ''): HTMLButtonElement {
  document.body.innerHTML =
    '<div id="splash"><p class="splash-text" data-loading="正在加载…" data-slow="可重试">正在加载…</p>' +
    `<button class="splash-retry" type="button" hidden>重试</button></div><div id="root">${page}</div>`;
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

describe('a button pressed before the app has the page', () => {
  const CARE = '<header><button type="button">关怀版</button></header>';
  let root: HTMLElement;
  let pressed: string[];
  const buttons = () => [...root.querySelectorAll('button')];

  /** The page as it came, with its first button pressed. */
  const press = (page: string): void => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    document.documentElement.dataset['prepared'] = '';
    start(page);
    root = document.getElementById('root') as HTMLElement;
    pressed = [];
    root.addEventListener('click', ({ target }) => pressed.push((target as Element).outerHTML));
    buttons()[0]?.click();
  };
  const takeOver = (): void => {
    delete document.documentElement.dataset['prepared'];
    document.dispatchEvent(new Event('takenover'));
  };

  it('is pressed once the app has it, and once only', () => {
    press(CARE);
    expect(pressed).toEqual([]);

    takeOver();
    document.dispatchEvent(new Event('takenover'));

    expect(pressed).toEqual(['<button type="button">关怀版</button>']);
  });

  it('is pressed even among others like it, where it is still the very same', () => {
    press('<main><button type="button">展开</button><button type="button">展开</button></main>');
    takeOver();

    expect(pressed).toHaveLength(1);
  });

  it('is found again in a page that the app has drawn itself', () => {
    press(CARE);
    root.innerHTML = `${CARE}<main><button type="button">关怀版</button></main>`;
    takeOver();

    expect(pressed).toEqual(['<button type="button">关怀版</button>']);
  });

  it.each([
    ['says something else', CARE, '<header><button type="button">退出关怀版</button></header>'],
    ['stands elsewhere', CARE, '<main><button type="button">关怀版</button></main>'],
    ['was one of two', `${CARE}${CARE}`, CARE],
    ['is one of two', CARE, `${CARE}${CARE}`],
    [
      'means another thing',
      '<button type="button" aria-label="搜索"></button>',
      '<button type="button"></button>',
    ],
  ])('is left alone there when it %s', (_, before, after) => {
    press(before);
    root.innerHTML = after;
    takeOver();

    expect(pressed).toEqual([]);
  });
});
