import type { ReviewSheet } from '@contract/review';
import { isListOf } from '@contract/rules/record-fields';
import { scoreFaults, totalScore } from '@contract/rules/review-score';
import { SCORE_SHAPE } from '@contract/rules/score-shape';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { useConfirm } from '@/components/useConfirm';
import { TOAST_MS } from '@/constants/notices';
import type { Kept } from '@/draft/recall';
import { settle } from '@/draft/settle';
import { useDraft } from '@/hooks/useDraft';
import { useOnce } from '@/hooks/useOnce';
import { usePartForm } from '@/hooks/usePartForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { FormConflicts } from '@/pages/parts/draft/FormConflicts';
import { SavingLine } from '@/pages/parts/draft/SavingLine';
import { scoreHistory } from '@/services/draft-history';
import { fetchReview, submitScores, updateScores } from '@/services/review';
import { notices } from '@/utils/notices';
import styles from './index.module.css';
import { ScoreFields } from './ScoreFields';
import { StepBack } from './StepBack';
import { flatScores, reviewName, SCORE_WORDS } from './score-draft';
import { Total } from './Total';
import { unlessGone } from './unless-gone';

interface Props {
  sheet: ReviewSheet;
  /** Unsaved scores from an earlier visit, kept on this device. */
  kept: Kept;
  userId: number;
  onSheet: (sheet: ReviewSheet) => void;
  /** Called when the office has withdrawn the assignment meanwhile. */
  onGone: () => void;
  /** Called when the review has changed or its time is over; other actions may then be possible. */
  onStale: () => void;
  onDeclined: () => void;
}

const turnOf = ({ status, open }: ReviewSheet) => (status === 'declared' && open ? status : null);

/** The expert's scores: autosaved, with a copy on this device, and submitted once. */
export function ScoreForm({ sheet, kept, userId, onSheet, onGone, onStale, onDeclined }: Props) {
  const t = useText();
  const say = useWords();
  const act = useAct();
  const confirm = useConfirm();
  const { busy, once } = useOnce();
  const { draft, view } = useDraft(
    {
      record: sheet,
      kept,
      nameOf: ({ id }) => reviewName(id),
      fieldsOf: flatScores,
      turnOf,
      isRows: isListOf(SCORE_SHAPE),
      save: async ({ id }, body) => ({ reply: await unlessGone(updateScores(id, body), onGone) }),
      load: ({ id }) => fetchReview(id, 'draft'),
    },
    userId,
  );
  const { fields, set, at, put } = usePartForm(SCORE_SHAPE, draft, view);
  // The review may have been submitted in another tab or on another device; then it is no longer editable.
  useEffect(() => {
    if (turnOf(view.record) === null) onSheet(view.record);
  }, [view.record, onSheet]);
  const [attempt, setAttempt] = useState(0);
  const problems = scoreFaults(fields).map(({ field, part, word }) => ({
    id: `${field}.${part}`,
    name: t(`admin.review.${field}.label`),
    text: say(word),
  }));
  const shown = attempt > 0 ? problems : [];
  // Invalid scores are reported at once, missing ones only on submission.
  const slips = Object.fromEntries(
    problems.filter(({ id }) => at(id) !== null).map(({ id, text }) => [id, text]),
  );
  const errors = Object.fromEntries(shown.map(({ id, text }) => [id, text]));

  /**
   * Saves first, so that the expert submits or steps back from exactly what is on the screen; null if saving failed.
   */
  const settled = async (): Promise<number | null> => {
    const left = await settle(draft);
    if (left) (await notices()).message('error', t(left), TOAST_MS);
    return left ? null : draft.view().record.version;
  };
  const handIn = async (): Promise<void> => {
    const version = await settled();
    if (version === null) return;
    await act({
      run: async () => onSheet(await unlessGone(submitScores(sheet.id, version), onGone)),
      success: t('admin.review.submitted.success'),
      onStale,
    });
  };
  const submit = async (): Promise<void> => {
    setAttempt((count) => count + 1);
    if (problems.length > 0) return;
    const question = { title: t('admin.review.submit.confirm'), okText: t('admin.review.submit.action') };
    await once(handIn, () => confirm(question));
  };

  return (
    <section className={styles.side} aria-labelledby="scores">
      <div className={styles.head}>
        <h2 id="scores">{t('admin.review.scores.title')}</h2>
        <SavingLine view={view} onRetry={() => void draft.flush()} />
      </div>
      <ErrorSummary
        // At its field a message appears below the dimension's name; in the summary it has to include that name.
        faults={shown.map(({ id, name, text }) => ({
          id,
          text: t('admin.review.problem.label', { name, problem: text }),
        }))}
        attempt={attempt}
      />
      <FormConflicts draft={draft} view={view} words={SCORE_WORDS} history={scoreHistory(sheet.id)}>
        <ScoreFields fields={fields} set={set} typed={{ at, put }} errors={errors} slips={slips} />
      </FormConflicts>
      <Total points={totalScore(fields)} />
      <div className={styles.acts}>
        <Button look="primary" busy={busy} onClick={() => void submit()}>
          {t('admin.review.submit.action')}
        </Button>
        <Button onClick={() => void draft.flush()}>{t('admin.review.save.action')}</Button>
        <StepBack
          sheet={sheet}
          settled={settled}
          onSheet={onSheet}
          onGone={onGone}
          onStale={onStale}
          onDeclined={onDeclined}
        />
      </div>
    </section>
  );
}
