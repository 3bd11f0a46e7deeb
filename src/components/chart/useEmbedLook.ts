import type { EmbedChoice } from '@contract/chart-choices';
import { useIntl } from '@umijs/max';
import { useTheme } from '@/theme/useTheme';

/** A frame copied from a dark page is dark too, and one copied by an English reader is in English. */
export const useEmbedLook = (): Pick<EmbedChoice, 'theme' | 'lang'> => ({
  theme: useTheme().mode === 'dark' ? 'dark' : 'light',
  lang: useIntl().locale,
});
