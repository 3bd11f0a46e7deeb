import { ProFormDigit, ProFormTextArea } from '@ant-design/pro-components';
import { REVIEW_DIMENSIONS, REVIEW_REASON_MAX, REVIEW_REASON_MIN } from '@contract/rules/review-score';
import { useText } from '@/i18n/useText';

const COMMENT_MAX = 2000;

/** Four dimensions, each with its reasons, and a word about the whole. */
export function ScoreFields() {
  const t = useText();
  return (
    <>
      {REVIEW_DIMENSIONS.map(({ key, max }) => {
        const name = t(`desk.review.${key}.label`);
        return (
          <fieldset key={key}>
            <legend>{t('desk.review.dimension.label', { name, max })}</legend>
            <ProFormDigit
              name={[key, 'score']}
              label={t('desk.review.score.label', { name })}
              min={0}
              max={max}
              fieldProps={{ precision: 1, style: { width: 120 } }}
            />
            <ProFormTextArea
              name={[key, 'reason']}
              label={t('desk.review.reason.label', { name })}
              extra={t('desk.review.reason.help', { n: REVIEW_REASON_MIN })}
              fieldProps={{ rows: 4, maxLength: REVIEW_REASON_MAX, showCount: true }}
            />
          </fieldset>
        );
      })}
      <ProFormTextArea
        name="comment"
        label={t('desk.review.comment.label')}
        fieldProps={{ rows: 3, maxLength: COMMENT_MAX, showCount: true }}
      />
    </>
  );
}
