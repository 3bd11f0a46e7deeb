import type { Finding } from '@contract/rules/finding';
import { history } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import { useUnsettled } from '@/hooks/useUnsettled';
import { failureText, statusOf } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { submitEvent } from '@/services/apply';
import { wasAnswered } from '@/utils/request-error';
import { findingsIn } from './findings-in';

/**
 * Submits the application: saves everything, asks once, and sends a single request however often the button is pressed.
 */
export function useSubmit({ draft, application, sections, onApplication }: EditorContext) {
  const t = useText();
  const confirm = useConfirm();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { unsettled, settled } = useUnsettled(draft);
  const [findings, setFindings] = useState<Finding[] | null>(null);
  const { id } = application;

  // A finding of the service is about the form as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the form makes it old
  useEffect(() => setFindings(null), [sections]);

  const refuse = async (error: unknown): Promise<void> => {
    // Without an answer the application may or may not have been submitted; pressing again repeats the same request and
    // finds out.
    if (!wasAnswered(error)) {
      setFailure(t('application.check.network.failure'));
      return;
    }
    const found = findingsIn(error);
    if (statusOf(error) === 409) await draft.refresh();
    if (found.length > 0) setFindings(found);
    else setFailure(t('application.check.failed.failure', { reason: failureText(t, error) }));
  };

  const file = async (): Promise<void> => {
    if (!(await settled())) return;
    try {
      const { version } = draft.view().state;
      const filed = await submitEvent({ id, event: 'submit' }, { version }, 'form');
      history.replace(viewPath(id, 'receipt'));
      onApplication(filed);
    } catch (error) {
      await refuse(error);
    }
  };

  const run = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    try {
      const sure = await confirm({
        title: t('application.check.submit.confirm'),
        okText: t('application.check.submit.action'),
      });
      if (!sure) return;
      setBusy(true);
      await file();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, busy, failure: failure ?? unsettled, findings };
}
