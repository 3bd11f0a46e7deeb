import type { ApplicationSummary } from '@contract/apply';
import { useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import { NOTICE_MS } from '@/constants/notices';
import { failureText } from '@/i18n/failure-text';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { submitEvent } from '@/services/apply';
import { notices } from '@/utils/notices';

/**
 * Starts the audit of several applications after one confirmation; reports those that could not be started, and why.
 */
export function useStartAll(
  fresh: readonly Pick<ApplicationSummary, 'id' | 'version' | 'title'>[],
  onStarted: () => void,
) {
  const t = useText();
  const join = useList();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<string[]>([]);
  const startAll = async (): Promise<void> => {
    const okText = t('life.audit.startAll.action');
    if (!(await confirm({ title: t('life.audit.startAll.confirm', { n: fresh.length }), okText }))) return;
    setBusy(true);
    const refused: string[] = [];
    // One request each, in sequence: starting one does not depend on the others, so one refusal does not stop the rest.
    for (const { id, version, title } of fresh)
      await submitEvent({ id, event: 'start_audit' }, { version }, 'button').catch((problem: unknown) =>
        refused.push(join([title, failureText(t, problem)], 'pair')),
      );
    setFailures(refused);
    setBusy(false);
    if (refused.length < fresh.length)
      (await notices()).message('success', t('life.audit.started.success'), NOTICE_MS);
    onStarted();
  };
  return { startAll, busy, failures };
}
