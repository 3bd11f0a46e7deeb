import { useSelector } from '@umijs/max';
import { useSyncExternalStore } from 'react';
import { onThemeChange, type ThemeChoice, themeState } from './theme-mode';
import type { ThemeMode } from './theme-modes';

interface Theme {
  choice: ThemeChoice;
  /** The look in force. */
  mode: ThemeMode;
}

/** What was chosen, and what the model `global` says is in force. */
export const useTheme = (): Theme => ({
  choice: useSyncExternalStore(onThemeChange, () => themeState().choice),
  mode: useSelector((store: { global: { theme: ThemeMode } }) => store.global.theme),
});
