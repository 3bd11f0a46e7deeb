import type { StageResult } from '@contract/result';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { resultFaults, resultFaultWord } from '@contract/rules/result-problems';
import { unreadFaults } from '@contract/rules/typed-record';
import { useEffect } from 'react';
import { Banner } from '@/components/Banner';
import { ExtendedNote } from '@/components/ExtendedNote';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import type { Kept } from '@/draft/recall';
import { useDraft } from '@/hooks/useDraft';
import { usePartForm } from '@/hooks/usePartForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { ChainOf } from '@/pages/parts/ChainOf';
import { FormConflicts } from '@/pages/parts/draft/FormConflicts';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { FigureFields } from '@/pages/parts/picture/FigureFields';
import { resultHistory } from '@/services/draft-history';
import { focusField } from '@/utils/focus-field';
import { Closing } from './Closing';
import { Deliverables } from './Deliverables';
import styles from './detail.module.css';
import { Indicators } from './Indicators';
import { hasContent, ResultHead } from './ResultHead';
import { resultSource } from './result-draft';
import { RESULT_WORDS } from './result-words';
import { Spending } from './Spending';
import { SubmitBar } from './SubmitBar';
import { Summary } from './Summary';
import { useSubmitResult } from './useSubmitResult';

/** Id of the text that says why the form is read-only. */
const STANDING = 'result-standing';

interface Props {
  result: StageResult;
  /** Unsaved edits of an earlier visit, kept on this device. */
  kept: Kept;
  userId: number;
  /** The form shows the answer to a submission that has just been made. */
  isAnswer: boolean;
  onSubmitted: (result: StageResult) => void;
}

/** The result of one stage, written by the project's leader; read-only after submission. */
export function ResultForm({ result: opened, kept, userId, isAnswer, onSubmitted }: Props) {
  const t = useText();
  const say = useWords();
  const { draft, view } = useDraft(resultSource(opened, kept), userId);
  const form = usePartForm(RESULT_SHAPE, draft, view);
  // The result may have been submitted in another tab or on another device, so use the latest record.
  const { record: result } = view;
  const { milestone, project, editable } = result;
  // The submit button is gone, so focus moves to the message above the form.
  useEffect(() => {
    if (isAnswer) focusField(STANDING);
  }, [isAnswer]);
  const fields = editable ? form.fields : result.fields;
  const problems = editable ? resultFaults(milestone, fields, { ...result, typed: form.typed }) : [];
  const { attempt, shown, fault, busy, submit } = useSubmitResult(draft, result, problems, onSubmitted);
  const errors = Object.fromEntries([...shown].reverse().map(({ path, word }) => [path, say(word)]));
  const unread = unreadFaults(RESULT_SHAPE, form.typed).map(({ path, word }) => [path, say(word)]);
  const part = {
    result,
    fields,
    set: form.set,
    errors,
    readOnly: !editable,
    typed: form,
    slips: Object.fromEntries(unread),
  };

  return (
    <div className={styles.form}>
      <ErrorSummary
        faults={shown.map((each) => ({ id: each.path, text: say(resultFaultWord(each)) }))}
        attempt={attempt}
      />
      <ResultHead
        result={result}
        fields={fields}
        saving={editable && <SavingLine view={view} onRetry={() => void draft.flush()} />}
      />
      {result.reason && (
        <Banner tone="warning">{t('result.form.returned.label', { reason: result.reason })}</Banner>
      )}
      <ExtendedNote extension={result.windowExtension} end={result.windowEnd} />
      {result.closed && (
        <div id={STANDING} tabIndex={-1}>
          <Banner>{result.closedWord ? say(result.closedWord) : result.closed}</Banner>
        </div>
      )}
      {fault && (
        <div role="alert">
          <Banner tone="warning">{fault}</Banner>
        </div>
      )}
      <FormConflicts
        draft={draft}
        view={view}
        words={RESULT_WORDS}
        history={resultHistory(project.id, milestone)}
        readOnly={!editable}
      >
        {hasContent(result) && (
          <>
            <Summary {...part} />
            <Indicators {...part} />
            <Deliverables {...part} />
            <Spending {...part} />
            <FigureFields {...part} />
            <Closing {...part} />
          </>
        )}
      </FormConflicts>
      <ChainOf kind="result" id={project.id} />
      {editable && <SubmitBar result={result} busy={busy} onSubmit={() => void submit()} />}
    </div>
  );
}
