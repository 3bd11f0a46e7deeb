import type { ProjectChange, ProjectChanges } from '@contract/project-change';
import { changeWord } from '@contract/rules/project-change';
import { useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { withdrawChange } from '@/services/project-change';
import { hasMovedOn } from './moved-on';

interface Plan {
  /** Id of the application. */
  id: number;
  onWithdrawn: (changes: ProjectChanges) => Promise<void>;
  /** Called when the request was decided in the meantime. */
  onStale: () => void;
}

/** Withdraws a request after a confirmation. */
export function useWithdrawal({ id, onWithdrawn, onStale }: Plan) {
  const t = useText();
  const say = useWords();
  const confirm = useConfirm();
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async (change: ProjectChange): Promise<void> => {
    setFailure(null);
    const isSure = await confirm({
      title: t('change.withdraw.self.confirm', { name: say(changeWord(change)) }),
      okText: t('change.act.withdraw.action'),
      cancelText: t('change.withdraw.back.action'),
    });
    if (!isSure) return;
    try {
      await onWithdrawn(await withdrawChange({ id, changeId: change.id }, change.version));
    } catch (problem) {
      if (hasMovedOn(problem)) onStale();
      setFailure(failureText(t, problem));
    }
  };
  return { withdraw, failure };
}
