/** In place of src/i18n/packs: a page is prepared in Chinese, and in no other language. */
export const PACKS = {};
