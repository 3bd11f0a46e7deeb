import type { AuditAction } from '@contract/rules/audit-words';
import type { Transaction } from '@server/db/database';
import { type AppError, conflict } from '@server/errors/app-error';
import { overtaken } from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';
import { presentUser } from './present-user';
import type { UserRow } from './repository';

interface Scope {
  tx: Transaction;
  caller: Caller;
}

/** The acts that change what administrators see of an account, by others of them and by the person. */
const ACCOUNT_ACTS = [
  'user.roles',
  'user.enable',
  'user.disable',
  'unit.appoint',
  'unit.hand_over',
  'account.update',
] as const;
/** What ends a release before it is used, or uses it. */
const RELEASE_ENDINGS = [
  'user.release_stop',
  'account.release_stop',
  'account.totp_released',
  'user.roles',
] as const;

const of = (accountId: number) => ({ targets: [`account:${accountId}`], ownerId: accountId });

/** The account is no longer as the caller has read it. */
export const accountMoved = (scope: Scope, user: UserRow): Promise<AppError> =>
  overtaken(scope, {
    ...of(user.id),
    actions: ACCOUNT_ACTS,
    at: user.updatedAt,
    otherwise: conflict('user.version_moved', { data: presentUser(user) }),
  });

/** The person has closed the account; for accounts that never were, `otherwise`. */
export const accountClosed = (scope: Scope, accountId: number, otherwise: AppError): Promise<AppError> =>
  overtaken(scope, { ...of(accountId), actions: ['account.close'], otherwise });

/** What the caller wants of the second factor has been done, or can no longer be. */
const ofFactor =
  (actions: readonly AuditAction[]) =>
  (scope: Scope, accountId: number, otherwise: AppError): Promise<AppError> =>
    overtaken(scope, { ...of(accountId), actions, otherwise });

export const releaseAsked = ofFactor(['user.release_ask', 'user.release_confirm']);
export const releaseConfirmed = ofFactor(['user.release_confirm']);
export const releaseEnded = ofFactor(RELEASE_ENDINGS);
export const factorOff = ofFactor(['account.totp_off', 'account.totp_released']);

/** The role no longer has the permissions that the caller has read. */
export const roleMoved = (scope: Scope, roleKey: string, otherwise: AppError): Promise<AppError> =>
  overtaken(scope, {
    targets: [`role:${roleKey}`],
    ownerId: null,
    actions: ['role.permissions'],
    otherwise,
  });
