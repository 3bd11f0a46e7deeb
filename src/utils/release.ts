const MAIN_SCRIPT = 'script[src*="umi."]';

/** Before the first answer, every build is the one. */
let delivered = 'umi.';

/** Learns from an answer which build the service delivers now: the hash in the name of its main script. */
export const hearRelease = (told: unknown): void => {
  if (typeof told === 'string') delivered = told;
};

/** Whether this page was opened before the platform was updated. */
export const isOutdated = (): boolean =>
  document.querySelector(MAIN_SCRIPT)?.matches(`[src*="${delivered}"]`) === false;

const CHANGE = 'outdated';
let isHindered = false;

/** Set once something failed because this page is of another release; only a reload ends that. */
export const hindrance = {
  read: (): boolean => isHindered,
  set: (next: boolean): void => {
    isHindered = next;
    dispatchEvent(new Event(CHANGE));
  },
  subscribe: (listener: () => void): (() => void) => {
    addEventListener(CHANGE, listener);
    return () => removeEventListener(CHANGE, listener);
  },
};
