import type { FactData, FactKind } from '@contract/fact-choices';
import type { Origin } from '@contract/origin';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Corrected } from '@contract/rules/fact-fills';
import { knownBy } from '@contract/rules/known-by';
import type { Sealer } from '@server/crypto/sealing';
import type { FactTable } from '@server/db/fact-schema';
import type { Selectable } from 'kysely';

export type FactRow = Selectable<FactTable>;

/** A fact that can be read: what it says, and what it said before each correction. */
export interface OpenFact extends Corrected {
  row: FactRow;
}

/** So many corrections are remembered. */
const FORMER_MAX = 10;

export const openFact = (sealer: Sealer, row: FactRow): OpenFact => {
  const { data, former } = JSON.parse(sealer.open(row.content)) as Pick<OpenFact, 'data' | 'former'>;
  return { row, kind: row.kind, data, former };
};

export const sealContent = (sealer: Sealer, data: FactData, former: readonly FactData[]): string =>
  sealer.seal(JSON.stringify({ data, former: former.slice(-FORMER_MAX) }));

/** Useless without the key, and the same for two facts about the same thing. */
export const knownHash = (sealer: Sealer, kind: FactKind, data: FactData): string | null => {
  const known = knownBy(kind, data);
  return known === null ? null : sealer.fingerprint(`fact:${kind}:${known}`);
};

/** Where a fact came from last: a hand, or a filing. */
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
