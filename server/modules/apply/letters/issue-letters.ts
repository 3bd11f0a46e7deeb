import { type KeyObject, sign } from 'node:crypto';
import type { ApplicationEvent } from '@contract/enums';
import { DECIDING, LETTER_OF } from '@contract/rules/decision-letter';
import { codeOfDigest } from '@contract/rules/digest-groups';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { digestOf } from '@contract/rules/receipt-proof/digest';
import type { LetterStatement } from '@contract/rules/receipt-proof/proof';
import { keyIdOf } from '@server/crypto/receipt-key';
import type { Transaction } from '@server/db/database';
import { findApplication } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { composeLetter } from './compose-letter';
import type { Decision } from './decision';

/** Decisions of which nobody has a letter yet. */
export const decisionsWithout = async (db: Db, applicationId: number): Promise<Decision[]> => {
  const rows = await db
    .selectFrom('applicationEvent as e')
    .leftJoin('decisionLetter as l', 'l.eventId', 'e.id')
    .select(['e.id', 'e.applicationId', 'e.event', 'e.at', 'e.reason'])
    .where('e.applicationId', '=', applicationId)
    .where('e.event', 'in', DECIDING)
    .where('l.id', 'is', null)
    .orderBy('e.id')
    .execute();
  return rows.map(({ event, ...row }) => ({ ...row, event: event as ApplicationEvent }));
};

interface Issuing {
  receiptKey: KeyObject;
  /** The date of issue: that of the decision, or the present for decisions made before letters existed. */
  issuedAt: (decision: Decision) => Date;
}

const issue = async (
  tx: Transaction,
  decision: Decision,
  { receiptKey, issuedAt }: Issuing,
): Promise<string> => {
  const kind = LETTER_OF[decision.event];
  if (!kind) throw new Error(`${decision.event} decides nothing`);
  const at = issuedAt(decision);
  const composed = await composeLetter(tx, kind, decision, at);
  const document = canonicalJson(composed);
  const digest = digestOf(document);
  const { no, decidedAt } = composed;
  const statement = canonicalJson({
    format: 'kaichuang-letter-1',
    letter: kind,
    no,
    decidedAt,
    issuedAt: composed.issuedAt,
    digest,
  } satisfies LetterStatement);
  await tx
    .insertInto('decisionLetter')
    .values({
      applicationId: decision.applicationId,
      eventId: decision.id,
      kind,
      code: codeOfDigest(digest),
      document,
      statement,
      issuedAt: at,
      keyId: keyIdOf(receiptKey),
      signature: sign(null, Buffer.from(statement), receiptKey).toString('base64'),
    })
    .execute();
  return digest;
};

/**
 * Writes and signs a letter for every decision that has none. The caller has locked the application. Returns their
 * digests.
 */
export const issueLetters = async (
  tx: Transaction,
  applicationId: number,
  issuing: Issuing,
): Promise<string[]> => {
  const digests: string[] = [];
  for (const decision of await decisionsWithout(tx, applicationId))
    digests.push(await issue(tx, decision, issuing));
  return digests;
};

/** The same, right after a decision and with its time. */
export const issueDecided = async (
  tx: Transaction,
  applicationId: number,
  receiptKey: KeyObject,
  now: Date,
): Promise<string[]> => {
  const row = await findApplication(tx, applicationId);
  return row?.no ? issueLetters(tx, applicationId, { receiptKey, issuedAt: () => now }) : [];
};
