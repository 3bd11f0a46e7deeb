import type { Fields } from '@contract/rules/draft-fields';
import type { Transaction } from '@server/db/database';
import { maskFields, openFields } from '@server/field-sealing';
import type { Caller } from '@server/plugins/caller';
import type { Sealer } from '@server/sealing';
import { applicationsNaming } from './file-repository';
import type { HeadRow } from './head-query';
import { countFiled, type FiledFilter, type FiledPage, selectFiled } from './list-filed';
import { mayRead } from './policy';
import { presentHead } from './present-head';
import { deleteApplication, findApplication, findHead } from './repository';
import type { Db } from './scope';

/** A file can be read by whoever may read an application that names it. */
export const mayReadFile = async (db: Db, caller: Caller, fileId: string): Promise<boolean> =>
  (await applicationsNaming(db, fileId)).some((application) => mayRead(caller, application));

/** A person's own applications as the person may keep them: everything but full ID numbers (quality C09, A24). */
export const applicationsToExport = async (db: Db, sealer: Sealer, ownerId: number) => {
  const rows = await db
    .selectFrom('application')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, no, periodId, title, status, submittedAt, createdAt, fields }) => ({
    ...{ id, no, periodId, title, status, submittedAt, createdAt },
    fields: maskFields(openFields(sealer, fields)),
  }));
};

/** Drafts that were never filed belong to the person alone and go with the account. */
export const removeUnfiledDrafts = async (tx: Transaction, ownerId: number): Promise<void> => {
  const drafts = await tx
    .selectFrom('application')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('submittedAt', 'is', null)
    .execute();
  for (const { id } of drafts) await deleteApplication(tx, id);
};

/** What units have reported, as the desk lists it. */
export const listFiled = async (
  { db, caller, now }: { db: Db; caller: Caller; now: Date },
  filter: FiledFilter,
  page: FiledPage,
) => {
  const [heads, total] = [await selectFiled(db, filter, page), await countFiled(db, filter)];
  return {
    rows: heads.map((head) => ({ ...presentHead(head, caller, now), ownerName: head.ownerName })),
    total,
  };
};

/** An application under review: its head and its open fields. What of it an expert may see, the review decides. */
export const applicationUnderReview = async (
  db: Db,
  sealer: Sealer,
  id: number,
): Promise<{ head: HeadRow; fields: Fields } | null> => {
  const row = await findApplication(db, id);
  return row ? { head: await findHead(db, id), fields: openFields(sealer, row.fields) } : null;
};
