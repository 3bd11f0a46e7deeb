import { FACTS_MAX, type FactData, type FactField, type FactKind, factRule } from '@contract/fact-choices';
import { knownBy } from '@contract/rules/known-by';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { FactTable } from '@server/db/fact-schema';
import type { Insertable } from 'kysely';
import { type FactRow, knownHash, type OpenFact, openFact, sealContent } from './content';
import { type Holder, selectFacts } from './repository';

/** The facts of a submitted application, with the person, the unit and the source. */
export interface Filed extends Holder {
  applicationId: number;
  no: string;
  filedVersion: number;
  at: Date;
  facts: readonly { kind: FactKind; data: FactData }[];
}

/**
 * A value corrected by hand does not return with a form that still has the old one; fields that the form leaves empty
 * keep their value.
 */
const merged = ({ data, former }: OpenFact, filed: FactData): { data: FactData; isKept: boolean } => {
  let isKept = false;
  const taken = Object.entries(filed).filter(([field, value]) => {
    const isOld =
      former.some((old) => old[field as FactField] === value) && data[field as FactField] !== value;
    isKept ||= isOld;
    return !isOld;
  });
  return { data: { ...data, ...Object.fromEntries(taken) }, isKept };
};

type NewRow = Insertable<FactTable>;

/**
 * The row of a submitted fact after merging; null if nothing identifies it, if the library is full, or if the fact that
 * it would replace cannot be read.
 */
const rowFor = (
  sealer: Sealer,
  filed: Filed,
  open: readonly OpenFact[],
  { kind, data }: Filed['facts'][number],
): NewRow | null => {
  const { accountId, unitId, applicationId, no, filedVersion, at } = filed;
  const known = knownBy(kind, data);
  const isUnits = factRule(kind).scope === 'unit';
  if (known === null || (isUnits && unitId === null)) return null;
  const own = open.filter((fact) => fact.kind === kind);
  const there = own.find((fact) => [fact.data, ...fact.former].some((each) => knownBy(kind, each) === known));
  if (!there && own.length >= FACTS_MAX) return null;
  const result = there ? merged(there, data) : { data, isKept: false };
  const hash = knownHash(sealer, kind, result.data) ?? '';
  if (own.some(({ isUnreadable, row }) => isUnreadable && row.knownBy === hash)) return null;
  return {
    ...(isUnits ? { unitId } : { accountId }),
    kind,
    knownBy: hash,
    content: sealContent(sealer, result.data, there?.former ?? []),
    sourceApplication: applicationId,
    sourceNo: no,
    sourceVersion: filedVersion,
    sourceAt: at,
    editedAt: result.isKept ? (there?.row.editedAt ?? null) : null,
    corrected: there?.row.corrected ?? false,
    createdAt: there?.row.createdAt ?? at,
    updatedAt: at,
  };
};

const upsert = (tx: Transaction, holder: 'accountId' | 'unitId', rows: readonly NewRow[]) =>
  tx
    .insertInto('fact')
    .values([...rows])
    .onConflict((oc) =>
      oc
        .columns([holder, 'kind', 'knownBy'])
        .where(holder, 'is not', null)
        .doUpdateSet((eb) => ({
          content: eb.ref('excluded.content'),
          sourceApplication: eb.ref('excluded.sourceApplication'),
          sourceNo: eb.ref('excluded.sourceNo'),
          sourceVersion: eb.ref('excluded.sourceVersion'),
          sourceAt: eb.ref('excluded.sourceAt'),
          editedAt: eb.ref('excluded.editedAt'),
          updatedAt: eb.ref('excluded.updatedAt'),
          version: eb('fact.version', '+', 1),
        })),
    );

/**
 * The writes that add submitted facts to the libraries of the person and the unit; run together with the submission.
 */
export const factWrites = (
  tx: Transaction,
  sealer: Sealer,
  filed: Filed,
  known: readonly FactRow[],
): Record<string, ReturnType<typeof upsert>> => {
  const open = known.map((row) => openFact(sealer, row));
  const rows = new Map<string, NewRow>();
  for (const fact of filed.facts) {
    const row = rowFor(sealer, filed, open, fact);
    if (row) rows.set(`${row.kind} ${row.knownBy}`, row);
  }
  // Two submissions of one unit lock the rows in the same order, so that they cannot deadlock.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return Object.fromEntries(
    (['accountId', 'unitId'] as const).flatMap((holder) => {
      const own = sorted.filter((row) => row[holder]);
      return own.length > 0 ? [[`facts_${holder}`, upsert(tx, holder, own)]] : [];
    }),
  );
};

/** Does the same in statements of its own. */
export const keepFiled = async (tx: Transaction, sealer: Sealer, filed: Filed): Promise<void> => {
  const writes = factWrites(tx, sealer, filed, await selectFacts(tx, filed));
  for (const write of Object.values(writes)) await write.execute();
};
