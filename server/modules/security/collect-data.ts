import { maskIdNumber } from '@contract/rules/id-number';
import type { Sealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { achievementsToExport } from '@server/modules/achievement/service';
import { applicationsToExport } from '@server/modules/apply/service';
import { demandRepliesToExport, demandsToExport } from '@server/modules/demand/service';
import { learningToExport } from '@server/modules/learning/service';
import { savedSearchesToExport } from '@server/modules/saved-search/service';

const OWN_EVENTS_MAX = 5000;

/**
 * Everything that is kept about one person, in machine form (req:control-c09). Secrets and hashes are no data of a
 * person.
 */
export const collectData = async ({ db }: Pick<Deps, 'db'>, sealer: Sealer, accountId: number, now: Date) => {
  const { kysely } = db;
  const { passwordHash, totpSealed, totpStep, loginKey, phoneKey, emailKey, ...account } = await kysely
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const own = <T extends 'consent' | 'notification' | 'schoolApply' | 'unitApply' | 'unitMemberApply'>(
    table: T,
  ) =>
    kysely
      .selectFrom(table as 'consent')
      .selectAll()
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute();
  const certifications = await kysely
    .selectFrom('certification')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
  return {
    exportedAt: now,
    account: { ...account, hasPassword: passwordHash !== null },
    certifications: certifications.map(({ idNumberSealed, idNumberKey, ...row }) => ({
      ...row,
      idNumber: idNumberSealed && maskIdNumber(sealer.open(idNumberSealed)),
    })),
    openUsers: await kysely
      .selectFrom('openUser')
      .select(['provider', 'nickname', 'createdAt'])
      .where('accountId', '=', accountId)
      .execute(),
    sessions: await kysely
      .selectFrom('session')
      .select(['userAgent', 'ip', 'createdAt', 'lastSeenAt', 'endedAt', 'endReason'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
    consents: await own('consent'),
    notifications: await own('notification'),
    schoolApplies: await own('schoolApply'),
    unitApplies: await own('unitApply'),
    unitMemberApplies: await own('unitMemberApply'),
    demands: await demandsToExport(kysely, sealer, accountId),
    demandReplies: await demandRepliesToExport(kysely, accountId),
    achievements: await achievementsToExport(kysely, sealer, accountId),
    applications: await applicationsToExport(kysely, sealer, accountId),
    learning: await learningToExport(kysely, accountId),
    savedSearches: await savedSearchesToExport(kysely, accountId),
    searches: await kysely
      .selectFrom('searchRecord')
      .select(['keyword', 'scope', 'at'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute(),
    files: await kysely
      .selectFrom('file')
      .select(['id', 'purpose', 'name', 'type', 'size', 'sha256', 'createdAt'])
      .where('ownerId', '=', accountId)
      .where('state', '=', 'ready')
      .orderBy('createdAt')
      .execute(),
    stops: await kysely
      .selectFrom('accountStop')
      .select(['reason', 'stoppedAt', 'endedAt'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute(),
    events: await kysely
      .selectFrom('auditEvent')
      .select(['at', 'action', 'target', 'outcome', 'ip'])
      .where('accountId', '=', accountId)
      .orderBy('id', 'desc')
      .limit(OWN_EVENTS_MAX)
      .execute(),
  };
};
