import { isMissing } from '@/utils/is-missing';

/** Passes a request on, and calls `onGone` if the review no longer exists; every error is still thrown. */
export const unlessGone = <T>(asked: Promise<T>, onGone: () => void): Promise<T> =>
  asked.catch((error: unknown) => {
    if (error instanceof Error && isMissing(error)) onGone();
    throw error;
  });
