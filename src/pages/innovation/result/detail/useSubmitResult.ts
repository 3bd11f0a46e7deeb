import type { StageResult } from '@contract/result';
import type { resultFaults } from '@contract/rules/result-problems';
import { useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import type { Draft } from '@/draft/draft-shape';
import { useAction } from '@/hooks/useAction';
import { useUnsettled } from '@/hooks/useUnsettled';
import { useText } from '@/i18n/useText';
import { submitResult } from '@/services/result';

/** Submits a stage result: requires it to be complete, saves everything, and asks for confirmation. */
export function useSubmitResult(
  draft: Draft<StageResult>,
  { milestone, project }: StageResult,
  problems: ReturnType<typeof resultFaults>,
  onSubmitted: (result: StageResult) => void,
) {
  const t = useText();
  const confirm = useConfirm();
  const [attempt, setAttempt] = useState(0);
  const { run, fault, setFault, busy } = useAction();
  const { unsettled, settled } = useUnsettled(draft);
  const submit = async (): Promise<void> => {
    setAttempt((count) => count + 1);
    setFault(null);
    if (problems.length > 0) return;
    const isSure = await confirm({
      title: t('result.submit.self.confirm'),
      okText: t(`result.submit.${milestone}.action`),
    });
    if (!isSure) return;
    await run(async () => {
      if (!(await settled())) return;
      const { version } = draft.view().record;
      onSubmitted(await submitResult(milestone, { applyId: project.id, version }));
    });
  };
  // Missing values are not shown before the first attempt.
  return { attempt, shown: attempt > 0 ? problems : [], fault: fault ?? unsettled, busy, submit };
}
