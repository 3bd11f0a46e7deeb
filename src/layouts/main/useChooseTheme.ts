import { TOAST_MS } from '@/constants/notices';
import { useText } from '@/i18n/useText';
import { chooseTheme, type ThemeChoice } from '@/theme/theme-mode';
import { tell } from '@/utils/notices';
import { keepsNothing } from '@/utils/stored';

/**
 * Changes the theme at once, and says so where the browser cannot store the choice: otherwise it would silently be gone
 * tomorrow.
 */
export function useChooseTheme(): (choice: ThemeChoice) => void {
  const t = useText();
  return (choice) => {
    if (chooseTheme(choice) && !keepsNothing()) return;
    tell('info', t('shell.theme.notKept.failure'), TOAST_MS);
  };
}
