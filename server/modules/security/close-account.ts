import type { securityCalls } from '@contract/security';
import { type Sentence, say, textOf, wordOf } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { countOwnEvents } from '@server/audit/own-events';
import type { Schema } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { badRequest, conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { currentAccount, eraseAccount, lockAccount } from '@server/modules/account/service';
import { countAchievementsOf } from '@server/modules/achievement/service';
import { holdApplicationsOf, refuseToLead, standingsOf } from '@server/modules/apply/service';
import { boundOpenUsers, countConsentsOf, type Identity } from '@server/modules/auth/service';
import { countCertificationsOf } from '@server/modules/certification/service';
import { countDemandsOf, endOfOwner } from '@server/modules/demand/service';
import { countFactsOf } from '@server/modules/fact/service';
import { countMembershipsOf, countRunningSpaces } from '@server/modules/learning/service';
import { countNotificationsOf } from '@server/modules/notification/service';
import { countSavedSearchesOf } from '@server/modules/saved-search/service';
import type { Caller } from '@server/security/caller';
import { endSessionsOf } from '@server/security/end-session';
import { isStaff } from '@server/security/granted-roles';
import { heldRoles } from '@server/security/held-roles';
import type { Kysely } from 'kysely';
import { forgetAccount } from './forget-account';
import { proveOwner } from './prove-owner';
import { limitSecondFactor, requireSecondFactor } from './second-factor';

type CloseCall = Call<(typeof securityCalls)['POST /api/users/close.json']>;
type Db = Kysely<Schema>;

/** Statuses of applications that are over or not submitted; they do not prevent closing the account. */
const RESTING = ['draft', 'withdrawn', 'closed', 'rejected', 'terminated', 'not_funded'] as const;

/** Reasons why the account cannot be closed yet: other people depend on it. */
const blockersOf = async (db: Db, accountId: number, now: Date): Promise<Sentence[]> => {
  const running = (await standingsOf(db, accountId)).filter(
    ({ status }) => !RESTING.some((rest) => rest === status),
  );
  const roles = await heldRoles(db, accountId);
  const spaces = await countRunningSpaces(db, accountId, now);
  return [
    ...(running.length > 0 ? [say('close.applications', { n: running.length })] : []),
    ...(spaces > 0 ? [say('close.spaces', { n: spaces })] : []),
    ...(roles.some(({ roleKey }) => roleKey === 'unit_admin') ? [{ code: 'close.unit_admin' as const }] : []),
    ...(isStaff(roles) ? [{ code: 'close.staff' as const }] : []),
  ];
};

/** Joins several sentences into one. */
const together = (parts: readonly Sentence[]): Sentence =>
  parts.reduce((first, rest) => say('close.blocked', { first, rest }));

type Lost =
  | 'account'
  | 'drafts'
  | 'facts'
  | 'certifications'
  | 'bindings'
  | 'spaces'
  | 'searches'
  | 'notices';

const lost = (what: Lost, count: number) => {
  const name = { code: `close.gone_${what}` } as const;
  return { name: textOf(name), nameWord: wordOf(name), count };
};

const left = (what: 'applications' | 'postings' | 'audit' | 'consents', count: number) => {
  const [name, reason] = [{ code: `close.kept_${what}` }, { code: `close.kept_${what}_why` }] as const;
  return {
    name: textOf(name),
    nameWord: wordOf(name),
    count,
    reason: textOf(reason),
    reasonWord: wordOf(reason),
  };
};

/** What goes, what stays and why, before anything happens (req:control-c10). */
export const closePreview = async ({ db }: Deps, { accountId }: Caller, now: Date) => {
  const applications = await standingsOf(db.kysely, accountId);
  const filed = applications.filter(({ submittedAt }) => submittedAt !== null).length;
  const blockers = await blockersOf(db.kysely, accountId, now);
  return {
    blockers: blockers.map(textOf),
    blockerWords: blockers.map(wordOf),
    removed: [
      lost('account', 1),
      lost('drafts', applications.length - filed),
      lost('facts', await countFactsOf(db.kysely, accountId)),
      lost('certifications', (await countCertificationsOf(db.kysely, accountId)).n),
      lost('bindings', (await boundOpenUsers(db.kysely, accountId)).length),
      lost('spaces', await countMembershipsOf(db.kysely, accountId)),
      lost('searches', await countSavedSearchesOf(db.kysely, accountId)),
      lost('notices', await countNotificationsOf(db.kysely, accountId)),
    ],
    kept: [
      left('applications', filed),
      left(
        'postings',
        (await countDemandsOf(db.kysely, accountId)) + (await countAchievementsOf(db.kysely, accountId)),
      ),
      left('audit', await countOwnEvents(db.kysely, accountId)),
      left('consents', await countConsentsOf(db.kysely, accountId)),
    ],
  };
};

export const closeAccount = async (
  deps: Deps,
  identity: Identity,
  call: CloseCall,
): Promise<Record<string, never>> => {
  const { body, caller, now, request } = call;
  const known = await currentAccount(deps.db.kysely, caller);
  if (body.confirm !== known.login) throw badRequest('close.unconfirmed');
  const useProof = await proveOwner(deps, identity, {
    account: known,
    caller,
    proof: body,
    ip: request.ip,
    now,
  });
  if (body.totp !== undefined) await limitSecondFactor(deps, known.id, now);
  return call.transaction(async (tx) => {
    await useProof(tx);
    const account = await lockAccount(tx, known.id);
    await requireSecondFactor(identity, tx, account, body.totp, now);
    await holdApplicationsOf(tx, account.id);
    const blockers = await blockersOf(tx, account.id, now);
    if (blockers.length > 0)
      throw conflict(together(blockers), {
        errorCode: 'close.blocked',
        data: { blockers: blockers.map(textOf) },
      });
    await identity.tellOwner(tx, account, { code: 'notice.security.closed' }, now);
    await endSessionsOf(tx, account.id, 'closed', now);
    const leaving = { sealer: identity.sealer, now, source: request };
    await endOfOwner({ tx, ...leaving }, account.id);
    await refuseToLead({ db: tx, ...leaving }, account.id);
    await forgetAccount(tx, account.id, now);
    await eraseAccount(tx, account.id, now);
    const target = `account:${account.id}`;
    await recordAudit(tx, request, now, {
      accountId: account.id,
      action: 'account.close',
      target,
    });
    return {};
  });
};
