import type { AchievementDraft, OwnAchievement } from '@contract/achievement';
import { ACHIEVEMENT_SHAPE } from '@contract/rules/draft-shapes';
import { ownPath } from '@/pages/achi/parts/own-path';
import { type PostingKind, UNMADE } from '@/pages/parts/market/posting-kind';
import {
  createAchievement,
  fetchBlankAchievement,
  fetchOwnAchievement,
  updateAchievement,
} from '@/services/achievement';

/** A new achievement that has not been saved yet. */
const unmade = (draft: AchievementDraft): OwnAchievement => ({
  ...UNMADE,
  draft,
  contributors: [],
  source: null,
});

/** How the form of the reader's own achievements reads and writes them. */
export const OWN_ACHIEVEMENTS: PostingKind<AchievementDraft, OwnAchievement> = {
  shape: ACHIEVEMENT_SHAPE,
  kind: 'achievement',
  nameOf: (id) => `achievement/${id}`,
  begins: (sourceId) => (sourceId === null ? 'achievement' : `achievement-of-${sourceId}`),
  blank: async (sourceId) => unmade(await fetchBlankAchievement(sourceId)),
  create: createAchievement,
  fetch: fetchOwnAchievement,
  update: updateAchievement,
  pathOf: ownPath,
};
