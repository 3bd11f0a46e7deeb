import { randomInt } from 'node:crypto';
import {
  ACCOUNT_WORDS,
  CODE_LIFE_MS,
  CODE_TRIES,
  type VerificationPurpose,
} from '@contract/rules/account-rules';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { badRequest } from '@server/errors/app-error';
import { addressKey } from '@server/security/address-key';
import { countUp, type Limit, seenCount } from '@server/security/rate-limit';
import { loginKey } from './account-lookup';
import type { AuthContext } from './auth-context';

export interface CodeSubject {
  recipient: string;
  purpose: VerificationPurpose;
}

const keyOf = (sealer: Sealer, { recipient }: CodeSubject): string =>
  sealer.fingerprint(`to:${loginKey(recipient)}`);
/** The hash covers whom and what the code is for, so it is good for nothing else (req:attack-a10). */
const hashOf = (sealer: Sealer, { recipient, purpose }: CodeSubject, code: string): string =>
  sealer.fingerprint(`code:${purpose}:${loginKey(recipient)}:${code}`);

const wrongCode = (word: 'code' | 'codeSpent' = 'code') =>
  badRequest(ACCOUNT_WORDS.word(word), { errorCode: 'code.wrong' });

/** Wrong guesses at one code from one address: a stranger's do not use up the tries of whoever asked for it. */
const PER_GUESSER: Limit = { name: 'code.guess', max: CODE_TRIES, windowMs: CODE_LIFE_MS };
/** From everywhere together: thirty of a million, for as long as one code lasts. */
const GUESSES_MAX = 30;

export interface Guess {
  code: string;
  /** IP address of the request. */
  ip: string;
  now: Date;
}

/** Makes a code; the ones before it end, since only the latest counts. */
export const createCode = async (
  tx: Transaction,
  sealer: Sealer,
  subject: CodeSubject,
  accountId: number | null,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> => {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await tx
    .insertInto('verificationCode')
    .values({
      purpose: subject.purpose,
      recipientKey: keyOf(sealer, subject),
      codeHash: hashOf(sealer, subject, code),
      accountId,
      createdAt: now,
      expiresAt,
    })
    .execute();
  return { code, expiresAt };
};

/**
 * Whether the code is the latest one, unused, in time, and not guessed at too often. Counts the try in a
 * transaction of its own, so a try is counted even where what follows fails. Answers the code's id for `consumeCode`.
 */
export const checkCode = async (
  { db, sealer }: AuthContext,
  subject: CodeSubject,
  { code, ip, now }: Guess,
): Promise<number> => {
  const found = await db.transaction(async (tx): Promise<number | 'code' | 'codeSpent'> => {
    const latest = await tx
      .selectFrom('verificationCode')
      .selectAll()
      .where('recipientKey', '=', keyOf(sealer, subject))
      .where('purpose', '=', subject.purpose)
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!latest || latest.usedAt || latest.expiresAt <= now) return 'code';
    if (latest.tries >= GUESSES_MAX) return 'codeSpent';
    const guesser = `${latest.id}:${addressKey(sealer, ip)}`;
    if ((await seenCount(tx, PER_GUESSER, guesser, now)) >= PER_GUESSER.max) return 'codeSpent';
    if (latest.codeHash === hashOf(sealer, subject, code)) return latest.id;
    await tx
      .updateTable('verificationCode')
      .set({ tries: latest.tries + 1 })
      .where('id', '=', latest.id)
      .execute();
    const { count } = await countUp({ kysely: tx }, PER_GUESSER, guesser, now);
    return count < PER_GUESSER.max ? 'code' : 'codeSpent';
  });
  if (typeof found === 'string') throw wrongCode(found);
  return found;
};

/** Uses the code up, within what it is used for; of two uses at once one is refused. */
export const consumeCode = async (tx: Transaction, id: number, now: Date): Promise<void> => {
  const used = await tx
    .updateTable('verificationCode')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw wrongCode();
};
