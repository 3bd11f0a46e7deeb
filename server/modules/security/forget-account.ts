import type { Transaction } from '@server/db/database';
import { forgetKeysOf } from '@server/http/forget-keys';
import { forgetAvatar, forgetStops } from '@server/modules/account/service';
import { forgetAchievementOwner } from '@server/modules/achievement/service';
import { forgetAdminViews } from '@server/modules/admin/service';
import { forgetTeamwork, removeUnfiledDrafts } from '@server/modules/apply/service';
import { dropUnnamedFiles, fileIdsOf } from '@server/modules/attachment/service';
import { forgetIdentity } from '@server/modules/auth/service';
import { forgetFeed } from '@server/modules/calendar/service';
import { forgetCertifications } from '@server/modules/certification/service';
import { forgetMessages } from '@server/modules/delivery/service';
import { forgetDemandOwner } from '@server/modules/demand/service';
import { forgetExports } from '@server/modules/export/service';
import { forgetFacts } from '@server/modules/fact/service';
import { forgetLearner } from '@server/modules/learning/service';
import { forgetMatchFeedback } from '@server/modules/matching/service';
import { forgetNotifications } from '@server/modules/notification/service';
import { forgetReminders } from '@server/modules/reminder/service';
import { forgetSavedSearches } from '@server/modules/saved-search/service';
import { forgetSchoolApplies } from '@server/modules/school/service';
import { forgetSearcher } from '@server/modules/search/service';
import { forgetUnitRequests } from '@server/modules/unit/service';
import { forgetReleases } from '@server/security/factor-release';
import { dropRoles } from '@server/security/held-roles';
import { forgetDevices } from '@server/security/session-record';

/** Deletes files that nothing refers to any more. */
const forgetFiles = async (tx: Transaction, accountId: number): Promise<void> =>
  dropUnnamedFiles(tx, await fileIdsOf(tx, accountId));

/**
 * Each module deletes what it stores about a person. A new table with personal data must be added here, before the
 * files, which are deleted only once nothing refers to them.
 */
const FORGET: readonly ((tx: Transaction, accountId: number, now: Date) => Promise<void>)[] = [
  forgetTeamwork,
  removeUnfiledDrafts,
  forgetFacts,
  forgetDemandOwner,
  forgetAchievementOwner,
  forgetMatchFeedback,
  forgetSavedSearches,
  forgetAdminViews,
  forgetExports,
  forgetSearcher,
  forgetLearner,
  forgetCertifications,
  forgetSchoolApplies,
  forgetUnitRequests,
  forgetNotifications,
  forgetReminders,
  forgetFeed,
  forgetStops,
  forgetIdentity,
  forgetReleases,
  forgetDevices,
  forgetKeysOf,
  forgetMessages,
  dropRoles,
  forgetAvatar,
  forgetFiles,
];

/** Runs in the transaction that closes the account. */
export const forgetAccount = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  for (const forget of FORGET) await forget(tx, accountId, now);
};
