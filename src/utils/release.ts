/** The name of the main script bears the hash of the build. */
const MAIN_SCRIPT = /\/umi\.([0-9a-f]{8,})\.js$/;

const ownRelease = (): string | null =>
  [...document.scripts].map(({ src }) => MAIN_SCRIPT.exec(src)?.[1]).find((hash) => hash) ?? null;

let heard: string | null = null;

/** Learns from an answer which build the service delivers now. */
export const hearRelease = (told: unknown): void => {
  if (typeof told === 'string') heard = told;
};

/** Whether this page was opened before the platform was updated. */
export const isOutdated = (): boolean => {
  const own = ownRelease();
  return own !== null && heard !== null && own !== heard;
};

let isHindered = false;
const listeners = new Set<() => void>();

/** Set once something failed because this page is of another release; only a reload ends that. */
export const hindrance = {
  read: (): boolean => isHindered,
  set: (next: boolean): void => {
    isHindered = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
