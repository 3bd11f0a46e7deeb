import type { Finding } from '@contract/rules/finding';
import { useEffect, useState } from 'react';
import { answerFieldId } from '@/components/remarks/answer-field';
import { useText } from '@/i18n/useText';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { focusField } from '@/utils/focus-field';
import { useSubmit } from './useSubmit';

/**
 * The service's findings replace the local ones until the form changes; past the deadline none are shown because
 * nothing can be corrected.
 */
const shownFindings = ({ over, blockers, warnings }: EditorContext, found: readonly Finding[] | null) =>
  over ? { shown: [], warnings: [] } : { shown: found ?? blockers, warnings };

/** The findings that prevent submission, and the function that submits once there are none. */
export function useCheck(context: EditorContext) {
  const t = useText();
  const submit = useSubmit(context);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState(false);
  const unanswered = context.remarks.remarks.filter(({ status }) => status === 'open');
  useEffect(() => {
    if (submit.findings) setAttempt((count) => count + 1);
  }, [submit.findings]);

  const press = (): void => {
    const [remark] = unanswered;
    setAsked(remark !== undefined);
    if (context.blockers.length > 0) setAttempt((count) => count + 1);
    else if (remark) focusField(answerFieldId(remark.id));
    else void submit.run();
  };
  const isHeld = asked && unanswered.length > 0;
  return {
    findings: shownFindings(context, submit.findings),
    /** Number of refused attempts; each one moves the focus to the error summary. */
    attempt,
    unanswered,
    failure: isHeld ? t('application.check.remarks.failure', { n: unanswered.length }) : submit.failure,
    busy: submit.busy,
    press,
  };
}
