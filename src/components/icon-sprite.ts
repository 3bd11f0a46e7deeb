/** Written by `npm run docs` from icons.tsx. */
export const ICON_SPRITE = '/icons.d77f5fe3.svg';
