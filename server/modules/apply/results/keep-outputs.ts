import type { FactData } from '@contract/fact-choices';
import type { StageResult } from '@contract/result';
import type { Scope } from '@server/modules/apply/scope';
import { keepFiledFacts } from '@server/modules/fact/service';
import { applicationForResult } from './result-of-application';

/** Adds papers, patents and standards of a submitted result to the fact library of the project's leader. */
export const keepOutputs = async (scope: Scope, { project, fields }: StageResult): Promise<void> => {
  const found = await applicationForResult(scope, project.id);
  if (!found || fields.outputs.length === 0) return;
  const { head } = found;
  await keepFiledFacts(scope.db, scope.sealer, {
    accountId: head.ownerId,
    unitId: head.unitId,
    applicationId: project.id,
    no: project.no,
    filedVersion: head.filedVersion,
    at: scope.now,
    facts: fields.outputs.map(({ kind, title, number }) => ({
      kind: 'output',
      data: Object.fromEntries(
        Object.entries({ output: kind, name: title.trim(), number: number.trim() }).filter(
          ([, value]) => value,
        ),
      ) as FactData,
    })),
  });
};
