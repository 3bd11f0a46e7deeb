import { isMissing } from '@/utils/is-missing';

/** A removal is done once there is no such thing any more, whoever was quicker: in another tab, or somebody else. */
export const orGone = async (removal: Promise<unknown>): Promise<void> => {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof Error && isMissing(error))) throw error;
  }
};
