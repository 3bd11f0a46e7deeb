import { useSelector } from '@umijs/max';
import { useSyncExternalStore } from 'react';
import { onThemeChange, type ThemeChoice, themeState } from './theme-mode';
import type { ThemeMode } from './theme-modes';

interface Theme {
  choice: ThemeChoice;
  /** The look in force. */
  mode: ThemeMode;
}

/** A page is prepared for everybody. */
const beforeChoice = (): ThemeChoice => 'system';

/** What was chosen, and what the model `global` says is in force. */
export const useTheme = (): Theme => ({
  choice: useSyncExternalStore(onThemeChange, () => themeState().choice, beforeChoice),
  mode: useSelector((store: { global: { theme: ThemeMode } }) => store.global.theme),
});
