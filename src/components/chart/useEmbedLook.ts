import type { EmbedChoice } from '@contract/chart-choices';
import { useIntl } from '@umijs/max';
import { useTheme } from '@/theme/useTheme';

/** An embedded chart takes the theme and the language of the page from which its code is copied. */
export const useEmbedLook = (): Pick<EmbedChoice, 'theme' | 'lang'> => ({
  theme: useTheme().mode === 'dark' ? 'dark' : 'light',
  lang: useIntl().locale,
});
