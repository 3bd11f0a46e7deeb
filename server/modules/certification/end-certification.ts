import type { Transaction } from '@server/db/database';
import type { Identity } from '@server/modules/auth/service';
import { conflict } from '@server/plugins/app-error';
import { eraseEvidence } from './evidence';
import { currentCertification, type Kind, STATUS } from './repository';

interface Subject {
  id: number;
  certified: boolean;
  professionalCertified: boolean;
}

const isCertified = (account: Subject, kind: Kind): boolean =>
  kind === 'real_name' ? account.certified : account.professionalCertified;

const withdraw = async (tx: Transaction, id: number, reason: string | null, now: Date): Promise<void> => {
  await tx
    .updateTable('certification')
    .set((eb) => ({ status: STATUS.withdrawn, reason, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await eraseEvidence(tx, id);
};

/**
 * 撤销: an open application is taken back; without one there is nothing to do, and that is fine
 * (req:calls-cancel-certification).
 */
export const withdrawApplication = async (
  identity: Identity,
  tx: Transaction,
  account: Subject,
  kind: Kind,
  now: Date,
): Promise<void> => {
  if (isCertified(account, kind))
    throw conflict('certification.settled', { errorCode: 'certification.certified' });
  const open = await currentCertification(tx, account.id, kind, STATUS.pending);
  if (!open) return;
  await withdraw(tx, open.id, null, now);
  if (kind === 'real_name') await identity.withdrawConsent(tx, account.id, 'id_data', now);
};

/** 解除: a valid certification is given up, or taken away; number and pictures go with it. */
export const endCertification = async (
  identity: Identity,
  tx: Transaction,
  accountId: number,
  kind: Kind,
  reason: string | null,
  now: Date,
): Promise<void> => {
  const valid = await currentCertification(tx, accountId, kind, STATUS.agreed);
  const column = kind === 'real_name' ? { certified: false } : { professionalCertified: false };
  const changed = await tx
    .updateTable('account')
    .set((eb) => ({ ...column, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .where(kind === 'real_name' ? 'certified' : 'professionalCertified', '=', true)
    .executeTakeFirst();
  if (!valid && changed.numUpdatedRows === 0n) throw conflict('certification.uncertified');
  if (valid) await withdraw(tx, valid.id, reason, now);
  if (kind === 'real_name') await identity.withdrawConsent(tx, accountId, 'id_data', now);
};
