import type { Section, SectionStatus, Step } from '@contract/enums';
import type { Fields } from '@contract/rules/draft-fields';
import { openFields, sealFields } from '@server/field-sealing';
import { keepHistory } from './field-history';
import { refuseExcess } from './field-problems';
import { judge } from './formality-context';
import type { Merge } from './merge-changes';
import { checkReferences } from './references';
import { type ApplicationRow, updateApplication } from './repository';
import type { Scope } from './scope';

const text = (value: Fields[string] | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** Columns that lists and rules read, derived from the form on every write. */
export const derivedColumns = (open: Fields, periodId: number) => {
  const period = open['base.periodId'];
  const category = text(open['base.category']);
  return {
    title: text(open['base.title']),
    unitName: text(open['unit.name']) || null,
    // Letters of a period's categories; anything longer is not one yet.
    category: category.length > 0 && category.length <= 8 ? category : null,
    periodId: typeof period === 'number' ? period : periodId,
  };
};

export interface Stored {
  version: number;
  /** The whole form as it stands now, open. */
  fields: Fields;
  statuses: Record<Section, SectionStatus>;
}

/**
 * Writes a merge into a locked application: the form, whose hand it was, the derived columns, and the history.
 * A merge that changes nothing writes nothing and keeps the version.
 */
export const storeFields = async (
  scope: Scope,
  row: ApplicationRow,
  merge: Merge,
  { step, resolved }: { step?: Step | undefined; resolved?: ReadonlySet<string> } = {},
): Promise<Stored> => {
  const { db, sealer, caller, now } = scope;
  const { delta } = merge;
  const fields = { ...openFields(sealer, row.fields), ...delta };
  refuseExcess(fields);
  await checkReferences(scope, row, delta);
  const columns = derivedColumns(fields, row.periodId);
  const { statuses, sectionsDone } = await judge(db, { ...row, ...columns }, fields, now);
  await keepHistory(scope, row.id, row.fieldWriters, merge, resolved);
  const isChanged = Object.keys(delta).length > 0;
  if (!isChanged && (step === undefined || step === row.stepReached))
    return { version: row.version, fields, statuses };

  const writer = { by: caller.accountId, session: caller.sessionId, at: now.toISOString() };
  const writers = Object.fromEntries(Object.keys(delta).map((path) => [path, writer]));
  await updateApplication(db, row.id, {
    ...columns,
    sectionsDone,
    stepReached: step ?? row.stepReached,
    fields: JSON.stringify({ ...row.fields, ...sealFields(sealer, delta) }),
    fieldWriters: JSON.stringify({ ...row.fieldWriters, ...writers }),
    updatedAt: isChanged ? now : row.updatedAt,
  });
  return { version: row.version + 1, fields, statuses };
};
