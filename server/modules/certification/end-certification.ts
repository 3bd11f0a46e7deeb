import type { Transaction } from '@server/db/database';
import { conflict } from '@server/errors/app-error';
import { type Account, endCertified, lockAccount } from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import type { Caller } from '@server/security/caller';
import { certificationMoved } from './acted-first';
import { eraseEvidence } from './evidence';
import { presentCertification } from './present-certification';
import { certificationsOf, currentCertification, type Grounds, type Kind, STATUS } from './repository';

const NO_GROUNDS: Grounds = { reason: null };

const isCertified = (account: Account, kind: Kind): boolean =>
  kind === 'real_name' ? account.certified : account.professionalCertified;

/** Ends a certification and erases its number and pictures. */
export const closeCertification = async (
  tx: Transaction,
  id: number,
  { reason, reasonSaid = null }: Grounds,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('certification')
    .set((eb) => ({
      status: STATUS.withdrawn,
      reason,
      reasonSaid,
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await eraseEvidence(tx, id);
};

/**
 * 撤销: withdraws a pending application. Without one nothing happens (req:calls-cancel-certification), unless it has been
 * decided meanwhile, which is a conflict. Returns whether anything was withdrawn.
 */
export const withdrawApplication = async (
  identity: Identity,
  { tx, caller }: { tx: Transaction; caller: Caller },
  kind: Kind,
  now: Date,
): Promise<boolean> => {
  const { accountId } = caller;
  const account = await lockAccount(tx, accountId);
  const open = await currentCertification(tx, accountId, kind, STATUS.pending);
  if (!open) {
    if (isCertified(account, kind))
      throw conflict('certification.settled', { errorCode: 'certification.certified' });
    const latest = (await certificationsOf(tx, accountId)).find((one) => one.kind === kind);
    if (latest?.status !== STATUS.refused) return false;
    const data = presentCertification(latest, identity.sealer);
    throw await certificationMoved({ tx, caller }, latest, conflict('certification.version_moved', { data }));
  }
  await closeCertification(tx, open.id, NO_GROUNDS, now);
  // Whoever takes back a renewal is certified as before, on the consent of before.
  if (kind === 'real_name' && !account.certified)
    await identity.withdrawConsent(tx, accountId, 'id_data', now);
  return true;
};

/** 解除: ends a valid certification, given up or revoked; number and pictures are erased. */
export const endCertification = async (
  identity: Identity,
  tx: Transaction,
  { accountId, kind }: { accountId: number; kind: Kind },
  grounds: Grounds,
  now: Date,
): Promise<void> => {
  await lockAccount(tx, accountId);
  const renewal = await currentCertification(tx, accountId, kind, STATUS.pending);
  const valid = await currentCertification(tx, accountId, kind, STATUS.agreed);
  const column = kind === 'real_name' ? 'certified' : 'professionalCertified';
  const wasCertified = await endCertified(tx, accountId, column, now);
  if (!valid && !wasCertified) throw conflict('certification.uncertified');
  if (renewal) await closeCertification(tx, renewal.id, NO_GROUNDS, now);
  if (valid) await closeCertification(tx, valid.id, grounds, now);
  if (kind === 'real_name') await identity.withdrawConsent(tx, accountId, 'id_data', now);
};
