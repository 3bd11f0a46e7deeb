import { useSyncExternalStore } from 'react';
import { onThemeChange, type ThemeState, themeState } from './theme-mode';

/** The look now in force and the choice behind it. */
export const useTheme = (): ThemeState => useSyncExternalStore(onThemeChange, themeState);
