/** The browser stores nothing for this site: memory replaces the storage until the page is closed (public/boot.js). */
export const keepsNothing = (): boolean => document.documentElement.dataset['unkept'] !== undefined;

/** Without cookies nobody stays signed in on a device, whatever else it keeps. */
export const keepsCookies = (): boolean => navigator.cookieEnabled && !keepsNothing();

/** False where the browser has no room left for it; what was stored there before stays. */
export function tryStore(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The JSON stored under this key; null if it is missing, cut off or not JSON. */
export function stored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The same, but null for anything other than an object. */
export const storedRecord = (storage: Storage, key: string): object | null => {
  const value = stored(storage, key);
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
};
