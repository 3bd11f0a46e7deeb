import { ownEvents } from '@server/audit/own-events';
import type { Sealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { accountById, stopsToExport } from '@server/modules/account/service';
import { achievementsToExport, contributionsToExport } from '@server/modules/achievement/service';
import { adminViewsToExport } from '@server/modules/admin/service';
import {
  applicationsToExport,
  commentsToExport,
  confirmationsToExport,
  helpToExport,
  letterOpeningsToExport,
  projectChangesToExport,
} from '@server/modules/apply/service';
import { filesToExport } from '@server/modules/attachment/service';
import { boundOpenUsers, consentsToExport } from '@server/modules/auth/service';
import { certificationsToExport } from '@server/modules/certification/service';
import { contentToExport } from '@server/modules/content/service';
import { demandRepliesToExport, demandsToExport } from '@server/modules/demand/service';
import { exportsToExport } from '@server/modules/export/service';
import { factsToExport } from '@server/modules/fact/service';
import { learningToExport } from '@server/modules/learning/service';
import { matchFeedbackToExport } from '@server/modules/matching/service';
import { notificationsToExport } from '@server/modules/notification/service';
import { remindersToExport } from '@server/modules/reminder/service';
import { reviewsToExport } from '@server/modules/review/service';
import { savedSearchesToExport } from '@server/modules/saved-search/service';
import { schoolAppliesToExport } from '@server/modules/school/service';
import { searchesToExport } from '@server/modules/search/service';
import {
  memberAppliesToExport,
  unitAppliesToExport,
  unitChangesToExport,
} from '@server/modules/unit/service';
import { allReleases } from '@server/security/factor-release';
import { heldRoles } from '@server/security/held-roles';
import { sessionsToExport } from '@server/security/session-record';

const OWN_EVENTS_MAX = 5000;

/**
 * Everything that is kept about one person, in machine form (req:control-c09). Secrets and hashes are no data of a
 * person.
 */
export const collectData = async ({ db }: Pick<Deps, 'db'>, sealer: Sealer, accountId: number, now: Date) => {
  const { kysely } = db;
  const { passwordHash, totpSealed, totpStep, loginKey, phoneKey, emailKey, ...account } = await accountById(
    kysely,
    accountId,
  );
  const openUsers = await boundOpenUsers(kysely, accountId);
  return {
    exportedAt: now,
    account: { ...account, hasPassword: passwordHash !== null },
    roles: (await heldRoles(kysely, accountId)).map(({ roleKey }) => roleKey),
    certifications: await certificationsToExport(kysely, sealer, accountId),
    openUsers: openUsers.map(({ id, ...bound }) => bound),
    sessions: await sessionsToExport(kysely, accountId),
    consents: await consentsToExport(kysely, accountId),
    notifications: await notificationsToExport(kysely, accountId),
    schoolApplies: await schoolAppliesToExport(kysely, accountId),
    unitApplies: await unitAppliesToExport(kysely, accountId),
    unitChanges: await unitChangesToExport(kysely, accountId),
    unitMemberApplies: await memberAppliesToExport(kysely, accountId),
    demands: await demandsToExport(kysely, sealer, accountId),
    demandReplies: await demandRepliesToExport(kysely, accountId),
    achievements: await achievementsToExport(kysely, sealer, accountId),
    contributions: await contributionsToExport(kysely, accountId),
    applications: await applicationsToExport(kysely, sealer, accountId),
    helps: await helpToExport(kysely, accountId),
    facts: await factsToExport(kysely, sealer, accountId),
    comments: await commentsToExport(kysely, accountId),
    confirmations: await confirmationsToExport(kysely, accountId),
    projectChanges: await projectChangesToExport(kysely, accountId),
    letterOpenings: await letterOpeningsToExport(kysely, accountId),
    reviews: await reviewsToExport(kysely, accountId),
    contents: await contentToExport(kysely, accountId),
    learning: await learningToExport(kysely, accountId),
    adminViews: await adminViewsToExport(kysely, accountId),
    exports: await exportsToExport(kysely, accountId),
    reminders: await remindersToExport(kysely, accountId),
    matchFeedback: await matchFeedbackToExport(kysely, accountId),
    savedSearches: await savedSearchesToExport(kysely, accountId),
    searches: await searchesToExport(kysely, accountId),
    files: await filesToExport(kysely, accountId),
    factorReleases: await allReleases(kysely, accountId),
    stops: await stopsToExport(kysely, accountId),
    events: await ownEvents(kysely, accountId, OWN_EVENTS_MAX),
  };
};
