import { createPluginManager } from '@@/core/plugin';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntl } from '@umijs/max';
import { chooseLocale } from '@/i18n/choose-locale';
import { settings } from '../../config/settings';

const boot = readFileSync(join(__dirname, '../../public/boot.js'), 'utf8');

/** The part of the splash in plugins/html-shell.ts that the script uses. */
const SPLASH =
  '<div id="splash"><p class="splash-name">开创专项</p>' +
  '<p class="splash-text" data-loading="正在加载…" data-slow="可重试">正在加载…</p>' +
  '<button class="splash-retry" type="button" hidden>重试</button></div>';

function runBoot(): void {
  const script = { dataset: { retryMs: String(settings.splashRetryMs) } };
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  new Function(boot)();
}

/** Sets up the page of plugins/html-shell.ts with some content and runs the script. */
function start(page = ''): HTMLButtonElement {
  document.body.innerHTML = `${SPLASH}<div id="root">${page}</div>`;
  runBoot();
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

  it('waits as long again once somebody has asked for it, and leaves the focus on 重试', () => {
    const button = start();
    const retries = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('splash:retry', retries);
    jest.advanceTimersByTime(8_000);

    button.focus();
    button.click();
    button.click();

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('.splash-text')).toHaveTextContent('正在加载…');
    jest.advanceTimersByTime(8_000);
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(button).toHaveFocus();
    expect(retries).toHaveBeenCalledTimes(1);
    window.removeEventListener('splash:retry', retries);
  });
});

describe('the splash of somebody who reads another language', () => {
  beforeAll(createPluginManager);
  beforeEach(() => {
    jest.useFakeTimers();
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  });
  afterEach(() => {
    jest.useRealTimers();
    document.documentElement.removeAttribute('dir');
  });

  /** The page is parsed after the script, as in a browser. */
  const load = async (): Promise<string[]> => {
    document.body.innerHTML = '';
    runBoot();
    document.body.innerHTML = SPLASH;
    await Promise.resolve();
    const said = [document.querySelector('#splash')?.textContent ?? ''];
    jest.advanceTimersByTime(settings.splashRetryMs);
    said.push(document.querySelector('.splash-text')?.textContent ?? '');
    return said;
  };

  it.each([
    ['en-US', 'Loading…', 'ltr'],
    ['ar-EG', 'جارٍ التحميل…', 'rtl'],
    ['it-IT', 'Caricamento…', 'ltr'],
  ])('speaks %s from the second visit on', async (lang, loading, dir) => {
    await chooseLocale(lang);
    document.documentElement.lang = 'zh-CN';
    const said = await load();
    expect(said.join()).not.toMatch(/[\p{Script=Han}]/u);
    expect(said[0]).toContain(loading);
    expect(said[1]).toBe(getIntl(lang).formatMessage({ id: 'kit.loading.long.label' }));
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, dir]);
  });

  it('is Chinese again for whoever has gone back to it', async () => {
    await chooseLocale('en-US');
    await chooseLocale('zh-CN');
    expect((await load()).join()).toContain('正在加载…');
  });

  it.each(['{', 'null', '7', '{}'])('is Chinese where the device keeps %s', async (kept) => {
    localStorage.setItem('umi_locale', 'en-US');
    localStorage.setItem('splash_words', kept);
    expect((await load()).join()).toContain('正在加载…');
  });
});

describe('a browser that keeps nothing', () => {
  const denied = ['localStorage', 'sessionStorage'] as const;
  const own = denied.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
  afterEach(() => {
    for (const [name, descriptor] of own) {
      Reflect.deleteProperty(window, name);
      if (descriptor) Object.defineProperty(window, name, descriptor);
    }
    Reflect.deleteProperty(navigator, 'locks');
    delete document.documentElement.dataset['unkept'];
  });
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };

  it.each([
    ['refuses its storages', { get: refuse }],
    ['has none', { value: null }],
  ])('that %s is given memory instead, which is a storage in all that is asked of one', (_, storage) => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    for (const name of denied) Object.defineProperty(window, name, { configurable: true, ...storage });
    runBoot();

    expect(document.documentElement.dataset['unkept']).toBe('');
    for (const memory of [localStorage, sessionStorage]) {
      expect([memory.getItem('length'), memory.getItem('constructor'), memory.length]).toEqual([
        null,
        null,
        0,
      ]);
      memory.setItem('b', 7 as unknown as string);
      memory.setItem('a', 'x');
      expect([memory.getItem('b'), memory.length, memory.key(1), memory.key(2)]).toEqual(['7', 2, 'a', null]);
      expect([Object.keys(memory), { ...memory }]).toEqual([['b', 'a'], { b: '7', a: 'x' }]);
      memory.removeItem('b');
      expect(Object.keys(memory)).toEqual(['a']);
      memory.clear();
      expect(memory.length).toBe(0);
    }
    expect(navigator.locks).toBeUndefined();
  });

  it('is no browser whose storages answer', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    runBoot();
    expect(document.documentElement.dataset['unkept']).toBeUndefined();
  });
});

describe('a button pressed before the app has the page', () => {
  const CARE = '<header><button type="button">关怀版</button></header>';
  let root: HTMLElement;
  let pressed: string[];
  const buttons = () => [...root.querySelectorAll('button')];

  /** Sets up the prepared page and presses its first button. */
  const press = (page: string): void => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    document.documentElement.dataset['prepared'] = '';
    start(page);
    root = document.getElementById('root') as HTMLElement;
    pressed = [];
    root.addEventListener('click', ({ target }) => pressed.push((target as Element).outerHTML));
    buttons()[0]?.click();
  };
  const hydrate = (): void => {
    delete document.documentElement.dataset['prepared'];
    document.dispatchEvent(new Event('hydrated'));
  };

  it('is pressed once the app has it, and once only', () => {
    press(CARE);
    expect(pressed).toEqual([]);

    hydrate();
    document.dispatchEvent(new Event('hydrated'));

    expect(pressed).toEqual(['<button type="button">关怀版</button>']);
  });

  it('is pressed even among others like it, where it is still the very same', () => {
    press('<main><button type="button">展开</button><button type="button">展开</button></main>');
    hydrate();

    expect(pressed).toHaveLength(1);
  });

  it('is found again in a page that the app has drawn itself', () => {
    press(CARE);
    root.innerHTML = `${CARE}<main><button type="button">关怀版</button></main>`;
    hydrate();

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
    hydrate();

    expect(pressed).toEqual([]);
  });
});
