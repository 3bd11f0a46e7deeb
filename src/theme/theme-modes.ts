/** The four themes of the product (req:ui-themes). `default` and `learning` are light, `care` is 关怀版. */
export const THEME_MODES = ['default', 'dark', 'learning', 'care'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];
