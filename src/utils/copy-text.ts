/** Whether it lies in the clipboard now; browsers give none to pages without HTTPS, and people may refuse it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
