import type { Deliver, UploadItem, UploadsPorts } from './upload-shape';

/**
 * The check usually takes a moment; if it takes longer, its scanner is unavailable and the service retries by itself,
 * so the service is then asked less often.
 */
const LOOK_MS = 1000;
const LOOKS_OFTEN = 30;
const LOOK_SELDOM_MS = 15_000;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The service's verdict on the content of a file; asked until there is one, or until nobody wants it any more. */
export const verdictOn = async (
  fileId: string,
  inspect: UploadsPorts['inspect'],
  isWanted: () => boolean,
): ReturnType<UploadsPorts['inspect']> => {
  for (let looks = 1; ; looks += 1) {
    const seen = await inspect(fileId);
    if (seen.state === 'ready' || seen.state === 'refused' || !isWanted()) return seen;
    await wait(looks < LOOKS_OFTEN ? LOOK_MS : LOOK_SELDOM_MS);
  }
};

/** Delivers files as they become ready, which may be in another order than they were chosen in. */
export const deliveries = () => {
  let deliver: Deliver | null = null;
  const made: { slot: string; fileId: string; chosen: number }[] = [];
  return {
    bind: (next: Deliver): void => {
      deliver = next;
    },
    hand: ({ slot, chosen }: UploadItem, fileId: string): void => {
      const later = made.filter((other) => other.slot === slot && other.chosen > chosen);
      deliver?.(slot, fileId, new Set(later.map((other) => other.fileId)));
      made.push({ slot, fileId, chosen });
    },
  };
};
