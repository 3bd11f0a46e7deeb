import { type Fields, isFilePath } from '@contract/rules/draft-fields';
import { periodStatus } from '@contract/rules/period-clock';
import type { PlainCode } from '@contract/sentences/sentence';
import { refuseFields } from '@server/drafts/field-problems';
import type { FieldProblem } from '@server/errors/app-error';
import { filesOf, nameFiles } from '@server/modules/apply/file-repository';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { usableFiles } from '@server/modules/attachment/service';
import { findPeriod } from '@server/modules/period/service';
import { requireQuota } from './one-per-period';

const isOpen = (period: Awaited<ReturnType<typeof findPeriod>>, now: Date): boolean => {
  if (!period) return false;
  const dates = {
    applyStart: period.applyStart.toISOString(),
    applyEnd: period.applyEnd.toISOString(),
    closeAt: period.closeAt.toISOString(),
  };
  return ['open', 'closing'].includes(periodStatus(dates, now));
};

/** Moving a draft to another period: that one has to be open, and to have room for this person. */
const checkPeriod = async (
  scope: Scope,
  row: ApplicationRow,
  value: Fields[string] | undefined,
): Promise<FieldProblem[]> => {
  if (typeof value !== 'number' || value === row.periodId) return [];
  const refuse = (said: PlainCode): FieldProblem[] => [{ path: 'base.periodId', said }];
  if (row.filedVersion > 0) return refuse('apply.period_fixed');
  if (!isOpen(await findPeriod(scope.db, value), scope.now)) return refuse('apply.period_closed');
  await requireQuota(scope, { ownerId: row.ownerId, periodId: value, exceptId: row.id });
  return [];
};

/** Files the caller may name: their own uploads, and files of the owner that the form has named before. */
const filesToName = async (
  { db, caller }: Scope,
  row: ApplicationRow,
  ids: readonly string[],
  known: ReadonlySet<string>,
): Promise<Set<string>> => {
  const own = await usableFiles(db, ids, caller.accountId);
  if (caller.accountId === row.ownerId) return own;
  const leaders = await usableFiles(
    db,
    ids.filter((id) => known.has(id)),
    row.ownerId,
  );
  return new Set([...own, ...leaders]);
};

/** Files have to be one's own, or named here before. */
const checkFiles = async (scope: Scope, row: ApplicationRow, delta: Fields): Promise<FieldProblem[]> => {
  const named = Object.entries(delta).filter(
    (entry): entry is [string, string] => isFilePath(entry[0]) && typeof entry[1] === 'string',
  );
  if (named.length === 0) return [];
  const ids = [...new Set(named.map(([, id]) => id))];
  // Includes files that were removed from the form: the removal may be undone at this very moment.
  const known = await filesOf(scope.db, row.id);
  const usable = await filesToName(scope, row, ids, known);
  const foreign = named.filter(([, id]) => !known.has(id) && !usable.has(id));
  if (foreign.length > 0) return foreign.map(([path]) => ({ path, said: 'apply.no_file' }));
  await nameFiles(scope.db, row.id, [...usable]);
  return [];
};

/** Values that point at other records must point at ones this person may use. */
export const checkReferences = async (scope: Scope, row: ApplicationRow, delta: Fields): Promise<void> => {
  refuseFields([
    ...(await checkPeriod(scope, row, delta['base.periodId'])),
    ...(await checkFiles(scope, row, delta)),
  ]);
};
