import { isLearningSite } from '@contract/site-host';
import type { ThemeMode } from './theme-modes';

/** The themes that a visitor can choose; `learning` cannot be chosen, because the host name decides it. */
export const THEME_CHOICES = ['system', 'light', 'dark', 'care'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export interface ThemeState {
  choice: ThemeChoice;
  mode: ThemeMode;
}

const STORAGE_KEY = 'theme_choice';
const DARK_QUERY = '(prefers-color-scheme: dark)';

export function resolveThemeMode(choice: ThemeChoice, prefersDark: boolean, host: string): ThemeMode {
  if (choice === 'care') return 'care';
  if (choice === 'dark' || (choice === 'system' && prefersDark)) return 'dark';
  return isLearningSite(host) ? 'learning' : 'default';
}

const isChoice = (value: unknown): value is ThemeChoice => THEME_CHOICES.some((choice) => choice === value);

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isChoice(stored) ? stored : 'system';
}

const listeners = new Set<() => void>();
let state: ThemeState = { choice: 'system', mode: 'default' };

function apply(choice: ThemeChoice): void {
  const mode = resolveThemeMode(choice, matchMedia(DARK_QUERY).matches, location.hostname);
  document.documentElement.dataset.theme = mode;
  if (choice === state.choice && mode === state.mode) return;
  state = { choice, mode };
  for (const listener of listeners) listener();
}

/** Call once before the first render. Follows the system, and the choice made in another tab, live. */
export function startTheme(): () => void {
  const query = matchMedia(DARK_QUERY);
  const followSystem = (): void => apply(state.choice);
  const followTabs = (event: StorageEvent): void => {
    if (event.key === STORAGE_KEY) apply(storedChoice());
  };
  apply(storedChoice());
  query.addEventListener('change', followSystem);
  window.addEventListener('storage', followTabs);
  return () => {
    query.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followTabs);
  };
}

/** False when the storage has no room left for the choice; it then holds for this page only. */
export function chooseTheme(choice: ThemeChoice): boolean {
  apply(choice);
  try {
    localStorage.setItem(STORAGE_KEY, choice);
    return true;
  } catch {
    return false;
  }
}

export const themeState = (): ThemeState => state;

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
