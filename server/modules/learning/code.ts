import { COURSE_CODE_LENGTH, LONG_CODE_LENGTH, type SpaceKind } from '@contract/learning-choices';
import { isInviteCode } from '@contract/rules/invite-code';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { drawCode } from '@server/crypto/draw-code';
import type { Database, Transaction } from '@server/db/database';
import { type Guess, guessed } from '@server/security/guesses';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { Db } from './repository';

export interface FoundCode {
  code: string;
  spaceId: number;
  kind: SpaceKind;
  classId: number | null;
  className: string | null;
}

export const findCode = async (db: Db, code: string): Promise<FoundCode | undefined> => {
  if (!isInviteCode(code)) return undefined;
  return db
    .selectFrom('learningCode')
    .innerJoin('learningSpace', 'learningSpace.id', 'learningCode.spaceId')
    .leftJoin('learningClass', 'learningClass.id', 'learningCode.classId')
    .select([
      'learningCode.code',
      'learningCode.spaceId',
      'learningSpace.kind',
      'learningCode.classId',
      'learningClass.name as className',
    ])
    .where('code', '=', code)
    .executeTakeFirst();
};

/** Nobody mistypes so often; somebody who tries codes out does. */
const WRONG_CODES: Limit = { name: 'learning.code', max: 30, windowMs: HOUR_MS };

/** Runs work that depends on a code, and counts wrong codes so that they cannot be tried out. */
export const guessedCode = <T>(guess: Guess, work: (known: () => void) => Promise<T>): Promise<T> =>
  guessed(guess, { limit: WRONG_CODES, said: 'learning.codes_wait' }, work);

/** Each request sends a notice to those who decide. */
const ASKS: Limit = { name: 'learning.ask', max: 20, windowMs: DAY_MS };

export const limitAsking = (db: Database, accountId: number, now: Date) =>
  limitRate(db, ASKS, String(accountId), now, { said: 'learning.asks_wait' });

/** Adds a code to a space or one of its classes; draws again while the code is taken. */
export const addCode = async (
  tx: Transaction,
  { spaceId, kind, classId }: { spaceId: number; kind: SpaceKind; classId: number | null },
): Promise<string> => {
  const length = kind === 'course' && classId === null ? COURSE_CODE_LENGTH : LONG_CODE_LENGTH;
  for (;;) {
    const code = drawCode(length);
    const added = await tx
      .insertInto('learningCode')
      .values({ code, spaceId, classId })
      .onConflict((oc) => oc.column('code').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 1n) return code;
  }
};

/** Old codes stop working the moment new ones are given. */
export const renewCodes = async (tx: Transaction, spaceId: number, kind: SpaceKind): Promise<void> => {
  const old = await tx
    .deleteFrom('learningCode')
    .where('spaceId', '=', spaceId)
    .returning('classId')
    .execute();
  for (const { classId } of old) await addCode(tx, { spaceId, kind, classId });
};
