import type { AdminUser } from '@contract/admin-user';
import { beijingWord } from '@contract/rules/beijing-time';
import { SECOND_DAYS } from '@contract/rules/factor-release';
import { say } from '@contract/sentences/sentence';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { wasDoneSince } from '@server/audit/acts-since';
import { recordAudit } from '@server/audit/audit';
import type { Deps } from '@server/deps';
import { badField, conflict, forbidden, notFound } from '@server/errors/app-error';
import { lockAccount } from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import { isOwnDocument } from '@server/modules/certification/service';
import { addRelease, confirmRelease, endRelease, releaseOf } from '@server/security/factor-release';
import { isStaff } from '@server/security/granted-roles';
import { heldRoles } from '@server/security/held-roles';
import { clearCount, type Limit, limitRate } from '@server/security/rate-limit';
import { factorOff, releaseAsked, releaseConfirmed, releaseEnded } from './acted-first';
import { type Acting, answer, audit, open } from './manage-user';

interface Asked {
  idNumber?: string | null;
  grounds: string;
  version: number;
}

/** A few typing errors are allowed; more tries could find out to whom an ID number belongs. */
const DOCUMENTS: Limit = { name: 'release.document', max: 5, windowMs: HOUR_MS };

/**
 * Whether this is the ID document that the account is certified with; false if none is known. Outside the caller's
 * transaction, so that the try is counted and logged even if the request is refused.
 */
export const checkDocument = async (
  { db }: Deps,
  { sealer }: Identity,
  { caller, now, source }: Omit<Acting, 'tx'>,
  id: number,
  idNumber: string,
): Promise<boolean> => {
  await limitRate(db, DOCUMENTS, String(caller.accountId), now);
  const isOwn = await isOwnDocument(db.kysely, sealer, id, idNumber);
  if (isOwn !== false) {
    await clearCount(db, DOCUMENTS, String(caller.accountId));
    return isOwn === true;
  }
  await db.transaction((tx) =>
    recordAudit(tx, source, now, {
      accountId: caller.accountId,
      action: 'user.release_ask',
      target: `account:${id}`,
      outcome: 'refused',
    }),
  );
  throw badField('body.idNumber', 'release.document_other');
};

const isKnown = async ({ tx }: Acting, { sealer }: Identity, id: number): Promise<boolean> =>
  (await isOwnDocument(tx, sealer, id, '')) !== null;

/**
 * Requested by an administrator who has seen the person and the document. If it is the document of the certification,
 * that suffices; for accounts without certification, or of staff, a second administrator must agree. The owner is
 * notified on every channel and has days to stop it.
 */
export const askRelease = async (
  acting: Acting,
  identity: Identity,
  id: number,
  { grounds, version, isDocument }: Pick<Asked, 'grounds' | 'version'> & { isDocument: boolean },
): Promise<AdminUser> => {
  const { tx, caller, now } = acting;
  const text = grounds.trim();
  if (text === '') throw badField('body.grounds', 'field.reason');
  await open(acting, id, version);
  const account = await lockAccount(tx, id);
  if (!account.totpConfirmedAt) throw await factorOff(acting, id, conflict('totp.disabled'));
  if (await releaseOf(tx, id, now)) throw await releaseAsked(acting, id, conflict('release.asked'));
  if (!isDocument && (await isKnown(acting, identity, id)))
    throw badField('body.idNumber', 'release.document');
  const isEnough = isDocument && !isStaff(await heldRoles(tx, id));
  await addRelease(tx, { accountId: id, grounds: text, by: caller.accountId, isEnough }, now);
  await audit(acting, { action: 'user.release_ask' }, `account:${id}`, { isDocument });
  await tellWhen(acting, identity, id);
  return answer(acting, id);
};

const tellWhen = async ({ tx, now }: Acting, identity: Identity, id: number): Promise<void> => {
  const account = await lockAccount(tx, id);
  const release = await releaseOf(tx, id, now);
  const at = release?.dueAt;
  const what = at
    ? say('notice.security.release_due', { at: beijingWord(at.toISOString()) })
    : ({ code: 'notice.security.release_asked' } as const);
  await identity.tellOwner(tx, account, what, now);
};

const opened = async (acting: Acting, id: number) => {
  await open(acting, id, null);
  const release = await releaseOf(acting.tx, id, acting.now);
  if (!release) throw await releaseEnded(acting, id, notFound('release.none'));
  return release;
};

/** Otherwise one administrator could promote a second account of their own, or enable an old one, and agree with it. */
const isRaisedLately = ({ tx, caller, now }: Acting): Promise<boolean> =>
  wasDoneSince(tx, {
    actions: ['user.roles', 'user.enable', 'role.permissions'],
    targets: [`account:${caller.accountId}`, ...caller.roleKeys.map((key) => `role:${key}`)],
    since: new Date(now.getTime() - SECOND_DAYS * DAY_MS),
  });

/** A second administrator agrees: the owner's waiting time starts now. */
export const agreeToRelease = async (acting: Acting, identity: Identity, id: number): Promise<AdminUser> => {
  const { tx, caller, now } = acting;
  const release = await opened(acting, id);
  if (release.dueAt !== null) throw await releaseConfirmed(acting, id, conflict('release.confirmed'));
  if (release.askedBy === caller.accountId) throw forbidden('release.second');
  if (await isRaisedLately(acting)) throw forbidden(say('release.second_new', { days: SECOND_DAYS }));
  await confirmRelease(tx, release, caller.accountId, now);
  await audit(acting, { action: 'user.release_confirm' }, `account:${id}`);
  await tellWhen(acting, identity, id);
  return answer(acting, id);
};

export const stopRelease = async (acting: Acting, identity: Identity, id: number): Promise<AdminUser> => {
  const { tx, now } = acting;
  await opened(acting, id);
  await endRelease(tx, id, now);
  await audit(acting, { action: 'user.release_stop' }, `account:${id}`);
  const account = await lockAccount(tx, id);
  await identity.tellOwner(tx, account, { code: 'notice.security.release_stopped' }, now);
  return answer(acting, id);
};
