/** The browser keeps nothing for this site: memory stands in until the page goes (public/boot.js). */
export const keepsNothing = (): boolean => document.documentElement.dataset['unkept'] !== undefined;

/** Without cookies nobody stays signed in on a device, whatever else it keeps. */
export const keepsCookies = (): boolean => navigator.cookieEnabled && !keepsNothing();

/** What was stored under this key as JSON; null for what is none, cut off or written by something else. */
export function stored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The same where only a record will do. */
export const storedRecord = (storage: Storage, key: string): object | null => {
  const value = stored(storage, key);
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
};
