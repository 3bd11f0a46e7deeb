import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import { forgetBefore } from '@server/db/forgetBefore';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** About 16,000 hashes: a tenth of a second for a page, a bill for whoever wants thousands (req:attack-a11). */
export const DIFFICULTY = 14;
export const CHALLENGE_S = 120;

export interface ProofOfWork {
  challenge: (now: Date) => string;
  /** The proof is `challenge.n`; true only once per challenge. */
  accept: (db: Database, proof: string | undefined, now: Date) => Promise<boolean>;
}

const FORM = /^([\w-]{22})\.(\d{10,12})\.([\w-]{43})\.(\d{1,12})$/;

const leadingZeroBits = (hash: Buffer): number => {
  let bits = 0;
  for (const byte of hash) {
    if (byte === 0) bits += 8;
    else return bits + Math.clz32(byte) - 24;
  }
  return bits;
};

const isSolved = (proof: string): boolean =>
  leadingZeroBits(createHash('sha256').update(proof).digest()) >= DIFFICULTY;

/** Nothing is stored until a challenge is answered, so asking for many costs the service nothing. */
export const createProofOfWork = ({ tokenSecret }: Pick<Config, 'tokenSecret'>): ProofOfWork => {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'proof of work', 32));
  const seal = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    challenge: (now) => {
      const text = `${randomBytes(16).toString('base64url')}.${Math.floor(now.getTime() / 1000) + CHALLENGE_S}`;
      return `${text}.${seal(text)}`;
    },
    accept: async (db, proof, now) => {
      const [, nonce = '', expires = '', given = ''] = FORM.exec(proof ?? '') ?? [];
      const expected = Buffer.from(seal(`${nonce}.${expires}`));
      const isOurs = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
      if (!isOurs || Number(expires) * 1000 < now.getTime() || !isSolved(proof ?? '')) return false;
      const spent = await db.kysely
        .insertInto('spentChallenge')
        .values({ nonce, expiresAt: new Date(Number(expires) * 1000) })
        .onConflict((oc) => oc.column('nonce').doNothing())
        .executeTakeFirst();
      return spent.numInsertedOrUpdatedRows === 1n;
    },
  };
};

/** A proof that has run out is refused by its date; nobody need remember that it was used. */
export const forgetSpentProofs = (db: Kysely<Schema>, now: Date): Promise<void> =>
  forgetBefore(db, 'spentChallenge', 'expiresAt', now);
