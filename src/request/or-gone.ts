import { isMissing } from '@/utils/is-missing';

/** A removal counts as done when the record does not exist any more, even if another tab or person was faster. */
export const orGone = async (removal: Promise<unknown>): Promise<void> => {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof Error && isMissing(error))) throw error;
  }
};
