import type { KeyObject } from 'node:crypto';
import type { Letter, LetterSummary } from '@contract/letter';
import { beijingIso } from '@contract/rules/beijing-time';
import { groupedDigest } from '@contract/rules/digest-groups';
import type { LetterStatement } from '@contract/rules/receipt-proof/proof';
import type { Keyring } from '@server/crypto/receipt-keyring';
import type { Database } from '@server/db/database';
import { notFound } from '@server/errors/app-error';
import { mayRead, partOf } from '@server/modules/apply/policy';
import { findApplication, lockApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { hasPermission } from '@server/security/caller';
import { decisionsWithout, issueLetters } from './issue-letters';
import { noteOpening, openingsOf } from './letter-openings';
import { type LetterRow, lettersOf, standingsOfLetters } from './letter-repository';
import { presentStanding, provenLetter } from './verify-letter';

export interface LetterKeys {
  receiptKey: KeyObject;
  keyring: Keyring;
}

const readable = async ({ db, caller }: Scope<Db>, id: number) => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  return row;
};

/** Issues letters for decisions made before letters existed or by an older version of the service. */
const catchUp = async (db: Database, id: number, receiptKey: KeyObject, now: Date): Promise<void> => {
  const missing = await decisionsWithout(db.kysely, id);
  if (missing.length === 0) return;
  await db.transaction(async (tx) => {
    const row = await lockApplication(tx, id);
    if (row?.no) await issueLetters(tx, id, { receiptKey, issuedAt: () => now });
  });
};

const headOf = (
  { id, kind, code, statement }: LetterRow,
  standings: Awaited<ReturnType<typeof standingsOfLetters>>,
) => {
  const standing = standings.get(id);
  if (!standing) throw new Error(`letter ${id} has no standing`);
  const { decidedAt } = JSON.parse(statement) as LetterStatement;
  return {
    id,
    letter: kind,
    code,
    decidedAt: beijingIso(new Date(decidedAt)),
    standing: presentStanding(standing),
  };
};

/** The letters of an application for whoever may read it; who has opened them is told to the office alone. */
export const listLetters = async (
  scope: Scope<Db>,
  deps: { db: Database } & LetterKeys,
  id: number,
): Promise<LetterSummary[]> => {
  const { db, caller, now } = scope;
  const row = await readable(scope, id);
  await catchUp(deps.db, id, deps.receiptKey, now);
  const letters = await lettersOf(db, id);
  if (letters.length === 0) return [];
  const isOffices =
    row.reportedAt !== null && partOf(caller, row) === null && hasPermission(caller, 'cms:apply:list');
  const openings = isOffices ? await openingsOf(db, id) : null;
  const standings = await standingsOfLetters(db, id, letters);
  return letters.map((letter) => ({
    ...headOf(letter, standings),
    openings: openings && (openings.get(letter.id) ?? []),
  }));
};

/** One letter, verified before it is shown. Records that it was opened. */
export const openLetter = async (
  scope: Scope<Db>,
  keyring: Keyring,
  { id, letterId }: { id: number; letterId: number },
): Promise<{ letter: Letter; row: LetterRow }> => {
  const { db } = scope;
  const application = await readable(scope, id);
  const letters = await lettersOf(db, id);
  const row = letters.find((one) => one.id === letterId);
  if (!row) throw notFound();
  const { said, document } = await provenLetter(db, keyring, row);
  const { no, heading, addressee, body, lines, organ, day } = document;
  const head = headOf(row, await standingsOfLetters(db, id, [row]));
  await noteOpening(scope, application, letterId);
  const marks = [
    { label: '校验码', value: row.code },
    { label: '内容指纹', value: groupedDigest(said.digest) },
  ];
  return {
    letter: { ...head, no, heading, addressee, body, lines, marks, organ, day, digest: said.digest },
    row,
  };
};
