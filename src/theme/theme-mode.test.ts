import { chooseTheme, onThemeChange, resolveThemeMode, startTheme, themeState } from './theme-mode';

const listenersOfSystem = new Set<() => void>();
let systemIsDark = false;

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('dark') && systemIsDark;
    },
    addEventListener: (_type: string, listener: () => void) => listenersOfSystem.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listenersOfSystem.delete(listener),
  })) as unknown as typeof window.matchMedia;
});

const systemTurns = (dark: boolean): void => {
  systemIsDark = dark;
  for (const listener of listenersOfSystem) listener();
};

test('the learning host has its own look, and a dark or care choice wins over it', () => {
  expect(resolveThemeMode('light', true, 'learning.example.com')).toBe('learning');
  expect(resolveThemeMode('system', false, 'learning.example.com')).toBe('learning');
  expect(resolveThemeMode('system', true, 'learning.example.com')).toBe('dark');
  expect(resolveThemeMode('dark', false, 'learning.example.com')).toBe('dark');
  expect(resolveThemeMode('care', true, 'learning.example.com')).toBe('care');
  expect(resolveThemeMode('light', true, 'www.example.com')).toBe('default');
});

test('without a choice the page follows the system while it is open', () => {
  const stop = startTheme();
  expect(document.documentElement.dataset.theme).toBe('default');
  systemTurns(true);
  expect(document.documentElement.dataset.theme).toBe('dark');
  stop();
});

test('a choice is kept, told to listeners, and no longer follows the system', () => {
  const stop = startTheme();
  const heard = jest.fn();
  const mute = onThemeChange(heard);
  expect(chooseTheme('care')).toBe(true);
  systemTurns(true);
  expect(document.documentElement.dataset.theme).toBe('care');
  expect(themeState()).toEqual({ choice: 'care', mode: 'care' });
  expect(heard).toHaveBeenCalledTimes(1);
  mute();
  stop();
  const stopAgain = startTheme();
  expect(themeState().choice).toBe('care');
  stopAgain();
});

test('a choice made in another tab arrives here', () => {
  const stop = startTheme();
  localStorage.setItem('theme_choice', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme_choice' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  stop();
});

test('a stored value nobody knows counts as no choice', () => {
  localStorage.setItem('theme_choice', 'neon');
  const stop = startTheme();
  expect(themeState().choice).toBe('system');
  stop();
});

test('where the storage is full the look still changes, and the caller learns that it will not last', () => {
  const stop = startTheme();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(chooseTheme('dark')).toBe(false);
  expect(document.documentElement.dataset.theme).toBe('dark');
  refuse.mockRestore();
  stop();
});
