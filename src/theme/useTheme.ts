import { useSelector } from '@umijs/max';
import { useSyncExternalStore } from 'react';
import { onThemeChange, type ThemeChoice, themeState } from './theme-mode';
import type { ThemeMode } from './theme-modes';

interface Theme {
  choice: ThemeChoice;
  /** The theme in force. */
  mode: ThemeMode;
}

/** A prepared page is the same for everybody, so no choice is known. */
const beforeChoice = (): ThemeChoice => 'system';

/** The chosen theme, and the one in force according to the model `global`. */
export const useTheme = (): Theme => ({
  choice: useSyncExternalStore(onThemeChange, () => themeState().choice, beforeChoice),
  mode: useSelector((store: { global: { theme: ThemeMode } }) => store.global.theme),
});
