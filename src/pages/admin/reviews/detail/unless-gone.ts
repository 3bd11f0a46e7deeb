import { isMissing } from '@/utils/is-missing';

/** Passes on what was asked of a review; that there is none any more is told apart from every other failure. */
export const unlessGone = <T>(asked: Promise<T>, onGone: () => void): Promise<T> =>
  asked.catch((error: unknown) => {
    if (error instanceof Error && isMissing(error)) onGone();
    throw error;
  });
