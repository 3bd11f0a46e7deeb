/** What a browser sends for a key that an input method has taken. */
const TAKEN = 229;

/**
 * The key belongs to the input method: Enter ends a pinyin word, Escape gives it up, arrows choose among words. Safari says
 * so by the code alone for the key that ends one.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === TAKEN;
