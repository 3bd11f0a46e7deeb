import { ACHIEVEMENT_EVENTS, type AchievementEvent } from '@contract/achievement-choices';
import {
  achievementTransition,
  EDITABLE_ACHIEVEMENT,
  mayEverMoveAchievement,
} from '@contract/rules/achievement-machine';
import { type AppError, conflict } from '@server/errors/app-error';
import { overtaken } from '@server/modules/moderation/service';
import type { AchievementRecord } from './repository';
import { actorsOf, type Scope } from './scope';

const ACTS = [...ACHIEVEMENT_EVENTS, 'reconsider' as const].map((event) => `achi.${event}` as const);

const target = ({ id, ownerId }: AchievementRecord) => ({
  target: `achievement:${id}`,
  ownerId,
  actions: ACTS,
});
const standing = ({ id, status, version }: AchievementRecord) => ({ id, status, version });

/** Why this person cannot do it now: it is never theirs, or somebody did something meanwhile. */
export const outOfTurn = async (
  scope: Scope,
  record: AchievementRecord,
  event: AchievementEvent,
): Promise<AppError> => {
  const errorCode = 'achi.state';
  const data = standing(record);
  const wasTheirs =
    !achievementTransition(event, record.status) &&
    mayEverMoveAchievement(event, actorsOf(scope.caller, record));
  if (!wasTheirs) return conflict(errorCode, { data });
  return overtaken(scope, { ...target(record), errorCode, data });
};

/** It is not what this person looks at: its owner has written in it elsewhere, or somebody did something meanwhile. */
export const outOfDate = async (scope: Scope, record: AchievementRecord): Promise<AppError> => {
  const errorCode = 'achi.version_moved';
  const data = standing(record);
  if (EDITABLE_ACHIEVEMENT.includes(record.status)) return conflict(errorCode, { data });
  return overtaken(scope, { ...target(record), errorCode, data });
};
