import type { Sentence } from '@contract/sentences/sentence';
import { MINUTE_MS } from '@contract/time-units';
import { verifyPassword } from '@server/crypto/password-hash';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { badRequest } from '@server/errors/app-error';
import type { AgreementKind } from '@server/security/agreements-in-force';
import { clearCount, type Limit, limitRate } from '@server/security/rate-limit';
import { type AccountRow, findAccountByLogin, loginKey } from './account-lookup';
import { createAuthContext } from './auth-context';
import { type CodeMessage, codeMessage } from './code-messages';
import { allConsents, countConsents, listConsents, recordConsent, withdrawConsent } from './consent';
import { PER_ACCOUNT } from './login-throttle';
import { type Departure, startRoundTrip } from './open-round-trip';
import { boundTo, forgetWaysIn, unbind } from './open-user-record';
import { checkNewPassword } from './password-policy';
import { countRecoveryCodes, removeRecoveryCodes, renewRecoveryCodes } from './recovery-codes';
import { spendSecondFactor } from './second-factor';
import { type Reachable, tellOwner } from './security-notice';
import { pauseOver } from './send-code';
import { siteName } from './site-name';
import { storePassword } from './store-password';
import { matchTotp, newTotpSecret, totpUrl } from './totp';
import { type CodeSubject, checkCode, consumeCode, createCode, type Guess } from './verification-code';

/** Limits wrong passwords entered while signed in, so that a stolen session cannot be used to find the password. */
const REAUTH: Limit = { name: 'reauth.account', max: 5, windowMs: 15 * MINUTE_MS };

/** Attempts at a password before the next one requires proof of work. */
export const SIGN_IN_TRIES = PER_ACCOUNT;

/** What other modules may use of authentication. */
export const createIdentity = (deps: Deps) => {
  const context = createAuthContext(deps);
  return {
    key: loginKey,
    findByLogin: (login: string) => findAccountByLogin(deps.db.kysely, login),
    checkCode: (subject: CodeSubject, guess: Guess) => checkCode(context, subject, guess),
    consumeCode: (tx: Transaction, id: number, now: Date) => consumeCode(tx, id, now),
    createCode: (tx: Transaction, subject: CodeSubject, accountId: number, now: Date) =>
      createCode(tx, context.sealer, subject, accountId, now),
    codeMessage: async (content: Omit<CodeMessage, 'site' | 'muted'>) =>
      codeMessage({ ...content, site: await siteName(deps.db.kysely), muted: false }),
    /** What is said to whoever asks for a second code too soon. */
    pauseOver,
    siteName: () => siteName(deps.db.kysely),
    /** Refuses unless it is the account's password; with 400, as a 401 would sign the page out. */
    provePassword: async (account: AccountRow, password: string, now: Date): Promise<void> => {
      await limitRate(deps.db, REAUTH, String(account.id), now, { said: 'auth.password_wait' });
      if (!(await verifyPassword(account.passwordHash, password))) throw badRequest('auth.password_wrong');
      await clearCount(deps.db, REAUTH, String(account.id));
    },
    checkNewPassword: (password: string, account: AccountRow) => checkNewPassword(password, account),
    storePassword: (tx: Transaction, accountId: number, password: string, now: Date) =>
      storePassword(tx, accountId, password, now),
    tellOwner: (tx: Transaction, account: Reachable, what: Sentence, now: Date) =>
      tellOwner(context, tx, account, what, now),
    recordConsent: (tx: Transaction, accountId: number, kind: AgreementKind, version: string, now: Date) =>
      recordConsent(tx, accountId, kind, version, now),
    withdrawConsent: (tx: Transaction, accountId: number, kind: AgreementKind, now: Date) =>
      withdrawConsent(tx, accountId, kind, now),
    listConsents: (accountId: number) => listConsents(deps.db.kysely, accountId),
    recoveryCodes: {
      renew: (tx: Transaction, accountId: number) => renewRecoveryCodes(tx, context.sealer, accountId),
      remove: removeRecoveryCodes,
      count: (accountId: number) => countRecoveryCodes(deps.db.kysely, accountId),
    },
    startBinding: (departure: Departure) => startRoundTrip(context, departure),
    spendSecondFactor: (tx: Transaction, account: AccountRow, code: string, now: Date) =>
      spendSecondFactor(tx, context.sealer, account, code, now),
    totp: { create: newTotpSecret, match: matchTotp, url: totpUrl },
    sealer: context.sealer,
  };
};
export type Identity = ReturnType<typeof createIdentity>;

export const boundOpenUsers = boundTo;
export const unbindOpenUser = unbind;
export const forgetIdentity = forgetWaysIn;

/** Number of consents, including withdrawn ones. */
export const countConsentsOf = countConsents;

/** Every consent a person ever gave or withdrew, for the export of their own data. */
export const consentsToExport = allConsents;
