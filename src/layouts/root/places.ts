/** Where somebody was on a page when they left it. */
export interface Place {
  y: number;
  /** The link they followed, which gets the focus again. */
  href: string | null;
}

const STORAGE_KEY = 'scroll_places';
const KEPT = 50;

const read = (): Record<string, Place> =>
  JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Place>;

export const readPlace = (key: string): Place | null => read()[key] ?? null;

/** Keeps the latest places only; a visit may be long. */
export function writePlace(key: string, place: Place): void {
  const entries = Object.entries(read()).filter(([known]) => known !== key);
  sessionStorage.setItem(
    STORAGE_KEY,
    JSON.stringify(Object.fromEntries([...entries, [key, place]].slice(-KEPT))),
  );
}
