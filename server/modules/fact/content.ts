import { FACT_FIELDS, type FactData, type FactField, type FactKind, factRule } from '@contract/fact-choices';
import type { Origin } from '@contract/origin';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Corrected } from '@contract/rules/fact-fills';
import { knownBy } from '@contract/rules/known-by';
import type { Sealer } from '@server/crypto/sealing';
import { UNREADABLE } from '@server/crypto/unreadable';
import type { FactTable } from '@server/db/fact-schema';
import { conflict } from '@server/errors/app-error';
import type { Selectable } from 'kysely';

export type FactRow = Selectable<FactTable>;

/** A decrypted fact: its present content, and the content before each correction. */
export interface OpenFact extends Corrected {
  row: FactRow;
  /** It cannot be decrypted: its content only says so, and nothing may be made of it or written over it. */
  isUnreadable?: true;
}

/** How many earlier versions are kept. */
const FORMER_MAX = 10;

/** The field of a kind that can say anything. */
const freeField = (kind: FactKind): FactField => {
  const { fields } = factRule(kind);
  return fields.find((field) => !('choices' in FACT_FIELDS[field])) ?? 'name';
};

/** For lists: a fact that cannot be decrypted stands among the others and says so. */
export const openFact = (sealer: Sealer, row: FactRow): OpenFact => {
  const { kind } = row;
  const open = sealer.tryOpen(row.content);
  if (open === null)
    return { row, kind, data: { [freeField(kind)]: UNREADABLE }, former: [], isUnreadable: true };
  const { data, former } = JSON.parse(open) as Pick<OpenFact, 'data' | 'former'>;
  return { row, kind, data, former };
};

/** For whoever makes something of it. */
export const readableFact = (sealer: Sealer, row: FactRow): OpenFact => {
  const fact = openFact(sealer, row);
  if (fact.isUnreadable) throw conflict('fact.unreadable');
  return fact;
};

export const sealContent = (sealer: Sealer, data: FactData, former: readonly FactData[]): string =>
  sealer.seal(JSON.stringify({ data, former: former.slice(-FORMER_MAX) }));

/** Keyed hash that is the same for two facts about the same thing; null if the fact has nothing to identify it. */
export const knownHash = (sealer: Sealer, kind: FactKind, data: FactData): string | null => {
  const known = knownBy(kind, data);
  return known === null ? null : sealer.fingerprint(`fact:${kind}:${known}`);
};

/** Where a fact last came from: typed by a person, or from a submission. */
export const originOf = ({
  sourceApplication,
  sourceNo,
  sourceVersion,
  sourceAt,
  editedAt,
  createdAt,
}: FactRow): Origin =>
  sourceAt !== null && editedAt === null
    ? {
        kind: 'fact',
        applicationId: sourceApplication,
        no: sourceNo,
        filedVersion: sourceVersion ?? 0,
        at: beijingIso(sourceAt),
      }
    : { kind: 'fact', applicationId: null, no: null, filedVersion: 0, at: beijingIso(editedAt ?? createdAt) };
