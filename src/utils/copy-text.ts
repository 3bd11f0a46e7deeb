/**
 * Resolves to whether the text was copied; browsers offer no clipboard to pages without HTTPS, and people may refuse
 * access.
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
