import {
  lockPosting,
  type PostingKind,
  type PostingScope,
  partsIn,
} from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';
import { type AchievementRecord, lockAchievement } from './repository';

export type Scope = PostingScope;

export const ACHIEVEMENT: PostingKind<AchievementRecord> = {
  right: 'cms:achi:moderate',
  takenBack: 'achi.taken_back',
  lock: lockAchievement,
};

export const actorsOf = (caller: Caller, record: AchievementRecord) =>
  partsIn(caller, record, ACHIEVEMENT.right);

export const lockOwn = (scope: Pick<Scope, 'tx' | 'caller'>, id: number) =>
  lockPosting(ACHIEVEMENT, scope, id);
