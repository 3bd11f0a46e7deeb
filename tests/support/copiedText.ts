import { act } from '@testing-library/react';

/**
 * What 复制 put on the clipboard. Reading it takes turns of the event loop in which a page goes on
 * updating (a notice opens and fades), so those turns belong to React as well.
 */
export const copiedText = (): Promise<string> => act(() => navigator.clipboard.readText());
