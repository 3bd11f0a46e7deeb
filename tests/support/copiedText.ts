import { act } from '@testing-library/react';

/**
 * The text that 复制 has put on the clipboard. Reading it takes several turns of the event loop in which a page may
 * update (a notice opens and fades), so it runs inside act().
 */
export const copiedText = (): Promise<string> => act(() => navigator.clipboard.readText());
