import type { ApplicationEvent } from '@contract/enums';
import type { VerifiedLetter } from '@contract/letter';
import { beijingIso } from '@contract/rules/beijing-time';
import { LETTER_OF, type LetterStanding } from '@contract/rules/decision-letter';
import { codeOfDigest } from '@contract/rules/digest-groups';
import { maskName } from '@contract/rules/mask';
import { digestOf } from '@contract/rules/receipt-proof/digest';
import type { LetterStatement } from '@contract/rules/receipt-proof/proof';
import { readStatement } from '@contract/rules/receipt-proof/signature';
import { publicPem } from '@server/crypto/receipt-key';
import type { Keyring } from '@server/crypto/receipt-keyring';
import { conflict } from '@server/errors/app-error';
import type { Db } from '@server/modules/apply/scope';
import { isSignedBy } from '@server/receipt/filed-receipt';
import type { LetterDocument } from './compose-letter';
import { type LetterRow, standingsOfLetters } from './letter-repository';

/** The decision behind the letter, from the current records. */
const archived = (db: Db, { eventId }: LetterRow) =>
  db
    .selectFrom('applicationEvent as e')
    .innerJoin('application as a', 'a.id', 'e.applicationId')
    .select(['e.applicationId', 'e.event', 'e.at', 'a.no'])
    .where('e.id', '=', eventId)
    .executeTakeFirst();

export const presentStanding = ({ state, at, by }: LetterStanding<Date>): VerifiedLetter['standing'] => ({
  state,
  by,
  at: at && beijingIso(at),
});

/** Verifies that the letter is as signed and matches the recorded decision; throws if anything differs. */
export const provenLetter = async (db: Db, keyring: Keyring, row: LetterRow) => {
  const said = readStatement<LetterStatement>(row.statement, 'kaichuang-letter-1');
  const key = keyring(row.keyId, row.issuedAt);
  const decision = await archived(db, row);
  const holds =
    said !== null &&
    key !== undefined &&
    isSignedBy(key, row.statement, row.signature) &&
    said.digest === digestOf(row.document) &&
    codeOfDigest(said.digest) === row.code &&
    said.issuedAt === row.issuedAt.toISOString() &&
    said.letter === row.kind &&
    decision?.applicationId === row.applicationId &&
    said.no === decision.no &&
    said.decidedAt === decision.at.toISOString() &&
    LETTER_OF[decision.event as ApplicationEvent] === said.letter;
  if (!holds) throw conflict('letter.changed');
  return { said, key, document: JSON.parse(row.document) as LetterDocument };
};

/** Proves a letter to whoever holds its code: enough to compare it with the paper, and whether it still holds. */
export const verifyLetter = async (db: Db, keyring: Keyring, row: LetterRow): Promise<VerifiedLetter> => {
  const { said, key, document } = await provenLetter(db, keyring, row);
  const standing = (await standingsOfLetters(db, row.applicationId, [row])).get(row.id);
  if (!standing) throw new Error(`letter ${row.id} has no standing`);
  const { no, title, unitName, leader, budget, organ, decidedAt } = document;
  const { code, statement, signature, keyId } = row;
  return {
    letter: row.kind,
    code,
    no,
    title,
    unitName,
    leader: maskName(leader),
    budget,
    organ,
    decidedAt: beijingIso(new Date(decidedAt)),
    issuedAt: beijingIso(row.issuedAt),
    standing: presentStanding(standing),
    digest: said.digest,
    statement,
    signature,
    keyId,
    publicKey: publicPem(key),
  };
};
