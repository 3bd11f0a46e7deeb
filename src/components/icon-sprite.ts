/** Written by `npm run docs` from icons.tsx. */
export const ICON_SPRITE = '/icons.b791109b.svg';
