import { REMARK_REASONS_DICT } from '@contract/remark';
import type { ApplicationRemarkTable } from '@server/db/application-schema';
import type { Transaction } from '@server/db/database';
import { dictLabels } from '@server/modules/system/service';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from './scope';

export type RemarkRow = Selectable<ApplicationRemarkTable> & { reasonLabel: string | null };

export const selectRemarks = (db: Db, applicationId: number): Promise<RemarkRow[]> =>
  db
    .selectFrom('applicationRemark as r')
    .leftJoin('dictItem as d', (join) =>
      join.onRef('d.value', '=', 'r.reasonCode').on('d.type', '=', REMARK_REASONS_DICT),
    )
    .selectAll('r')
    .select('d.label as reasonLabel')
    .where('r.applicationId', '=', applicationId)
    .orderBy('r.id')
    .execute();

export const insertRemarks = async (
  tx: Transaction,
  remarks: Insertable<ApplicationRemarkTable>[],
): Promise<void> => {
  if (remarks.length > 0) await tx.insertInto('applicationRemark').values(remarks).execute();
};

export const updateRemark = async (
  tx: Transaction,
  id: number,
  values: Partial<Pick<RemarkRow, 'answer' | 'answeredAt' | 'closedAt' | 'closedBy'>>,
): Promise<void> => {
  await tx.updateTable('applicationRemark').set(values).where('id', '=', id).execute();
};

/** When the unit or the office lets an application pass, its own open remarks are closed. */
export const closeRemarksOf = async (
  tx: Transaction,
  applicationId: number,
  authorRole: RemarkRow['authorRole'],
  { closedBy, closedAt }: { closedBy: number; closedAt: Date },
): Promise<void> => {
  await tx
    .updateTable('applicationRemark')
    .set({ closedBy, closedAt })
    .where('applicationId', '=', applicationId)
    .where('authorRole', '=', authorRole)
    .where('closedAt', 'is', null)
    .execute();
};

export const selectUnanswered = (db: Db) =>
  db
    .selectFrom('applicationRemark')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(sql<SqlBool>`answer is null and closed_at is null`);

/** Reason codes of the dictionary that can be used at present. */
export const reasonCodes = async (db: Db): Promise<Set<string>> =>
  new Set((await dictLabels(db, REMARK_REASONS_DICT, true)).keys());
