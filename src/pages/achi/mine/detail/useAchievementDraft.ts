import type { AchievementDraft, OwnAchievement } from '@contract/achievement';
import { ACHIEVEMENT_SHAPE } from '@contract/rules/draft-shapes';
import { flattenRecord, isListOf } from '@contract/rules/record-fields';
import type { NewRecord } from '@/draft/new-record';
import type { Kept } from '@/draft/recall';
import { useDraft } from '@/hooks/useDraft';
import { createAchievement, fetchOwnAchievement, updateAchievement } from '@/services/achievement';

/** An achievement on the screen; `fresh` while there is no such record yet. */
export interface OpenAchievement {
  achievement: OwnAchievement;
  kept: Kept;
  fresh: NewRecord | null;
  /** The closed project it grows from. */
  sourceId: number | null;
}

/** An achievement before its first word, as it would begin. */
export const unmade = (draft: AchievementDraft): OwnAchievement => ({
  id: 0,
  no: null,
  version: 0,
  status: 'draft',
  draft,
  files: [],
  coverFile: null,
  contributors: [],
  source: null,
  reason: null,
  actions: ['submit'],
  editable: true,
  views: 0,
  createTime: '',
  updateTime: '',
});

export const achievementName = (id: number): string => `achievement/${id}`;

/** The living draft of one achievement. */
export const useAchievementDraft = (
  { achievement, kept, fresh, sourceId }: OpenAchievement,
  userId: number,
  onMade: (made: OwnAchievement) => void,
) =>
  useDraft(
    {
      record: achievement,
      kept,
      nameOf: ({ id }) => achievementName(id),
      fieldsOf: ({ draft, typed }) => ({ ...flattenRecord(ACHIEVEMENT_SHAPE, draft), ...typed }),
      turnOf: ({ editable, status }) => (editable ? status : null),
      isRows: isListOf(ACHIEVEMENT_SHAPE),
      save: async ({ id }, body) => ({ reply: await updateAchievement(id, body) }),
      load: ({ id }) => fetchOwnAchievement(id, 'draft'),
      fresh: fresh && { as: fresh, make: (key) => createAchievement(sourceId, key), onMade },
    },
    userId,
  );
