import type { EmbedTheme } from '@contract/chart-choices';
import { useTheme } from '@/theme/useTheme';

/** A frame copied from a dark page is dark too. */
export const useEmbedTheme = (): EmbedTheme => (useTheme().mode === 'dark' ? 'dark' : 'light');
