import type { Milestone } from '@contract/result-choices';
import type { Transaction } from '@server/db/database';
import type { StageResultStatus } from '@server/db/schema';
import { emptyCopy, findCopy } from '@server/drafts/working-copy';
import { copyOf } from './written-result';

/**
 * Changes the result's status together with its application's; false if it is in none of the `from` states. Empties the
 * leader's working copy.
 */
export const moveResult = async (
  tx: Transaction,
  applicationId: number,
  milestone: Milestone,
  from: StageResultStatus[],
  values: { status: StageResultStatus; now: Date },
): Promise<boolean> => {
  const { status, now } = values;
  const { numUpdatedRows } = await tx
    .updateTable('stageResult')
    .set((eb) => ({
      status,
      updatedAt: now,
      ...(status === 'submitted' ? { submittedAt: now } : { decidedAt: now }),
      version: eb('version', '+', 1),
    }))
    .where('applicationId', '=', applicationId)
    .where('milestone', '=', milestone)
    .where('status', 'in', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const name = copyOf({ applicationId, milestone });
  const copy = await findCopy(tx, name);
  if (copy.version > 0) await emptyCopy({ db: tx, now }, name, { copy, writers: copy.fieldWriters });
  return true;
};
