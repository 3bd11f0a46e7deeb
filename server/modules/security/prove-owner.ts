import { PURPOSE } from '@contract/rules/account-rules';
import { MINUTE_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { AppError, badRequest } from '@server/errors/app-error';
import { type Account, holdUnchanged } from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import type { Caller } from '@server/security/caller';
import { sessionBegan } from '@server/security/session-record';

export interface OwnerProof {
  password?: string;
  old_code?: string;
}

interface Asked {
  account: Account;
  caller: Caller;
  proof: OwnerProof;
  /** Client address of the request. */
  ip: string;
  now: Date;
}

/** A session this young was opened by whoever sits there, which is all that can be asked of an account without secrets. */
const FRESH_MS = 10 * MINUTE_MS;

const refuse = (): AppError => new AppError(403, 'owner.unproven');

const isFreshSession = async ({ db }: Deps, caller: Caller, now: Date): Promise<boolean> => {
  const began = await sessionBegan(db.kysely, caller.sessionId);
  return now.getTime() - began.getTime() <= FRESH_MS;
};

const codeProof = async (
  identity: Identity,
  account: Account,
  guess: Parameters<Identity['checkCode']>[1],
): Promise<number> => {
  for (const recipient of [account.phone, account.email]) {
    if (!recipient) continue;
    try {
      return await identity.checkCode({ recipient, purpose: PURPOSE.confirmOwner }, guess);
    } catch (error) {
      // The code may have gone to the other channel.
      if (!(error instanceof AppError) || error.status !== 400) throw error;
    }
  }
  throw badRequest('owner.code_wrong');
};

/**
 * Required before anything that could take the account from its owner: the password, or a code sent to a bound channel
 * (req:attack-a15). A stolen session alone is not enough. Answers a function to run in the transaction that uses the
 * proof.
 */
export const proveOwner = async (
  deps: Deps,
  identity: Identity,
  { account, caller, proof, ip, now }: Asked,
): Promise<(tx: Transaction) => Promise<void>> => {
  if (proof.password !== undefined && account.passwordHash !== null) {
    await identity.provePassword(account, proof.password, now);
    return (tx) => holdUnchanged(tx, account);
  }
  if (proof.old_code !== undefined) {
    const id = await codeProof(identity, account, { code: proof.old_code, ip, now });
    return async (tx) => {
      await holdUnchanged(tx, account);
      await identity.consumeCode(tx, id, now);
    };
  }
  const hasSecrets = account.passwordHash !== null || account.phone !== null || account.email !== null;
  if (hasSecrets || !(await isFreshSession(deps, caller, now))) throw refuse();
  return (tx) => holdUnchanged(tx, account);
};
