import type { Transaction } from '@server/db/database';
import type { AppError } from '@server/errors/app-error';
import { overtaken } from '@server/modules/moderation/service';
import { findUnit } from '@server/modules/unit/service';
import type { Caller } from '@server/security/caller';
import type { CertificationRow } from './repository';

/** The acts that end the wait of an application, or the certification that came of it. */
const ACTS = [
  'certification.agree',
  'certification.vouch',
  'certification.refuse',
  'certification.revoke',
  'certification.lapse',
  'certification.withdraw',
  'certification.give_up',
  // Whoever changes their title loses the certification of it.
  'account.update',
] as const;

/** The application is no longer as the caller has read it: the office or the unit has decided, or the person. */
export const certificationMoved = async (
  scope: { tx: Transaction; caller: Caller },
  { id, accountId, unitId, updatedAt }: CertificationRow,
  otherwise: AppError,
): Promise<AppError> => {
  const unit = unitId === null ? undefined : await findUnit(scope.tx, unitId);
  return overtaken(scope, {
    targets: [`certification:${id}`, `account:${accountId}`],
    ownerId: accountId,
    ...(unit && { unit }),
    actions: ACTS,
    at: updatedAt,
    otherwise,
  });
};
