/** The key code that browsers send for a key handled by an input method. */
const TAKEN = 229;

/**
 * Whether the key belongs to the input method: Enter completes a pinyin word, Escape cancels it, arrows choose among
 * words. For the completing key Safari says so only by the key code.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === TAKEN;
