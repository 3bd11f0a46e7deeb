import type { Transaction } from '@server/db/database';
import type { StageResultStatus } from '@server/db/schema';
import type { Told } from './demo-story';
import { resultFields } from './result-fields';

const MILESTONES = { submit_stage_one: 'one', submit_stage_two: 'two' } as const;
const statusAfter = (steps: readonly Told[], milestone: 'one' | 'two'): StageResultStatus => {
  if (steps.some(({ event }) => event === `pass_stage_${milestone}`)) return 'passed';
  return steps.some(({ event }) => event === `return_stage_${milestone}`) ? 'returned' : 'submitted';
};

/** The stage results behind the submissions of a story. */
export const fillResults = async (
  tx: Transaction,
  applicationId: number,
  steps: readonly Told[],
): Promise<void> => {
  for (const { event, at } of steps) {
    if (event !== 'submit_stage_one' && event !== 'submit_stage_two') continue;
    const milestone = MILESTONES[event];
    await tx
      .insertInto('stageResult')
      .values({
        applicationId,
        milestone,
        status: statusAfter(steps, milestone),
        fields: JSON.stringify(resultFields(milestone)),
        submittedAt: at,
        decidedAt: steps.find((step) => step.event === `pass_stage_${milestone}`)?.at ?? null,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
  }
};
