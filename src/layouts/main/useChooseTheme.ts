import { TOAST_MS } from '@/constants/notices';
import { useText } from '@/i18n/useText';
import { chooseTheme, type ThemeChoice } from '@/theme/theme-mode';
import { notices } from '@/utils/notices';
import { keepsNothing } from '@/utils/stored';

/** Changes the look at once; a browser that keeps nothing is said so, or the choice would silently be gone tomorrow. */
export function useChooseTheme(): (choice: ThemeChoice) => void {
  const t = useText();
  return (choice) => {
    if (chooseTheme(choice) && !keepsNothing()) return;
    notices()
      .then((place) => place.message('info', t('shell.theme.notKept.failure'), TOAST_MS))
      .catch((error: unknown) => console.error('A notice could not be shown.', error));
  };
}
