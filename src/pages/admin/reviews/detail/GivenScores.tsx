import type { ReviewSheet } from '@contract/review';
import { totalScore } from '@contract/rules/review-score';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';
import { ScoreFields } from './ScoreFields';
import { flatScores, scoresOf } from './score-draft';
import { Total } from './Total';

const unchanged = (): void => undefined;

/** A submitted or expired review, read-only. */
export function GivenScores({ sheet }: { sheet: ReviewSheet }) {
  const t = useText();
  const given = flatScores(sheet);
  return (
    <section className={styles.side} aria-labelledby="scores">
      <h2 id="scores">{t('admin.review.scores.title')}</h2>
      <ScoreFields
        fields={scoresOf(sheet)}
        set={unchanged}
        typed={{ at: (path) => given[path] ?? null, put: unchanged }}
        errors={{}}
        slips={{}}
        readOnly
      />
      <Total points={totalScore(sheet.scores)} />
      {sheet.status === 'declared' && <p>{t('admin.review.over.empty')}</p>}
    </section>
  );
}
