import type { ScoreDraft } from '@contract/review-scores';
import {
  REVIEW_DIMENSIONS,
  REVIEW_REASON_MAX,
  REVIEW_REASON_MIN,
  type ReviewDimension,
} from '@contract/rules/review-score';
import { useState } from 'react';
import { NumberField } from '@/components/form/NumberField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';

const COMMENT_MAX = 2000;

interface Props {
  fields: ScoreDraft;
  set: <K extends keyof ScoreDraft>(part: K, value: ScoreDraft[K]) => void;
  /** Sentence by path. */
  errors: Readonly<Record<string, string>>;
  readOnly?: boolean;
}

/** Four dimensions, each with its reasons, and a word about the whole. */
export function ScoreFields({ fields, set, errors, readOnly = false }: Props) {
  const t = useText();
  // What is typed as points and is no number (yet) stays in its field; the draft holds numbers only.
  const [typed, setTyped] = useState<Partial<Record<ReviewDimension, string>>>({});
  return (
    <>
      {REVIEW_DIMENSIONS.map(({ key, max }) => {
        const name = t(`admin.review.${key}.label`);
        const { score, reason } = fields[key];
        const at = (part: 'score' | 'reason') => ({
          id: `${key}.${part}`,
          label: t(`admin.review.${part}.label`, { name }),
          error: errors[`${key}.${part}`] ?? null,
          required: true,
          readOnly,
        });
        return (
          <fieldset key={key}>
            <legend>{t('admin.review.dimension.label', { name, max })}</legend>
            <NumberField
              {...at('score')}
              value={typed[key] ?? score}
              onChange={(value) => {
                const isPoints = typeof value !== 'string';
                setTyped(({ [key]: _, ...rest }) => (isPoints ? rest : { ...rest, [key]: value }));
                set(key, { score: isPoints ? value : null, reason });
              }}
            />
            <TextAreaField
              {...at('reason')}
              help={t('admin.review.reason.help', { n: REVIEW_REASON_MIN })}
              max={REVIEW_REASON_MAX}
              value={reason || null}
              onChange={(value) => set(key, { score, reason: value ?? '' })}
            />
          </fieldset>
        );
      })}
      <TextAreaField
        id="comment"
        label={t('admin.review.comment.label')}
        quiet
        rows={3}
        max={COMMENT_MAX}
        readOnly={readOnly}
        value={fields.comment || null}
        onChange={(value) => set('comment', value ?? '')}
      />
    </>
  );
}
