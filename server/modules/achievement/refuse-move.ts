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
  targets: [`achievement:${id}`],
  ownerId,
  actions: ACTS,
});
const standing = ({ id, status, version }: AchievementRecord) => ({ id, status, version });

/** Why the caller cannot do this now: they may never do it, or somebody else changed the status meanwhile. */
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
  return overtaken(scope, { ...target(record), otherwise: conflict(errorCode, { data }) });
};

/**
 * The version is not the one the caller saw: either the owner has edited the record elsewhere, or somebody else changed
 * its status.
 */
export const outOfDate = async (scope: Scope, record: AchievementRecord): Promise<AppError> => {
  const errorCode = 'achi.version_moved';
  const data = standing(record);
  if (EDITABLE_ACHIEVEMENT.includes(record.status)) return conflict(errorCode, { data });
  return overtaken(scope, { ...target(record), otherwise: conflict(errorCode, { data }) });
};
