import type { ResultFields, StageResult } from '@contract/result';
import type { Milestone } from '@contract/result-choices';
import { notFound } from '@server/errors/app-error';
import { findApplication } from '@server/modules/apply/repository';
import { keepOutputs } from '@server/modules/apply/results/keep-outputs';
import { readResult, saveLast, type Target } from '@server/modules/apply/results/stage-result';
import type { Scope } from '@server/modules/apply/scope';
import { runEvent } from './run-event';

/** The applicant hands in a stage's result: the machine's own transition, with its guards, record and notices. */
const submitStageResult = async (
  scope: Scope,
  id: number,
  event: 'submit_stage_one' | 'submit_stage_two',
): Promise<void> => {
  const row = await findApplication(scope.db, id);
  if (!row) throw notFound();
  await runEvent(scope, id, event, { version: row.version }, null);
};

/** Saves what is left and moves the project along its machine, which checks all of it. */
export async function submitResult(
  scope: Scope,
  milestone: Milestone,
  target: Target,
  changes: Partial<ResultFields>,
): Promise<StageResult> {
  await saveLast(scope, milestone, target, changes);
  await submitStageResult(scope, target.id, `submit_stage_${milestone}`);
  const result = await readResult(scope, target.id, milestone);
  await keepOutputs(scope, result);
  return result;
}
