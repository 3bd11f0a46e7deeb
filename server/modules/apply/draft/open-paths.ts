import { isOpenField } from '@contract/rules/open-fields';
import { refuseFields } from '@server/drafts/field-problems';
import type { Merge } from '@server/drafts/merge-changes';
import { selectRemarks } from '@server/modules/apply/remark-repository';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';

type Standing = Pick<ApplicationRow, 'id' | 'status' | 'filedVersion'>;

/**
 * The only paths that can be edited while an application is returned: those of all open remarks; null leaves the whole
 * form open, when the latest return has a reason but no remarks.
 */
export const openPathsOf = async (
  db: Db,
  { id, status, filedVersion }: Standing,
): Promise<string[] | null> => {
  if (status !== 'returned') return null;
  const unclosed = (await selectRemarks(db, id)).filter(({ closedAt }) => closedAt === null);
  const isPinned = unclosed.some((remark) => remark.filedVersion === filedVersion);
  return isPinned ? [...new Set(unclosed.map(({ path }) => path))] : null;
};

/** Refuses changes at places that nobody has asked to mend. What comes back as it stands is no change. */
export const refuseClosedFields = async (db: Db, row: ApplicationRow, { delta }: Merge): Promise<void> => {
  const openPaths = await openPathsOf(db, row);
  refuseFields(
    Object.keys(delta)
      .filter((path) => !isOpenField(path, openPaths))
      .map((path) => ({ path, said: 'apply.not_returned' as const })),
  );
};
