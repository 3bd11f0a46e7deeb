import { REVIEW_DIMENSIONS, REVIEW_LIMITS } from '@contract/review-choices';
import type { ScoreDraft } from '@contract/review-scores';
import { readPoints } from '@contract/rules/read-typed';
import { FieldStack } from '@/components/form/FieldStack';
import type { Typed } from '@/components/form/field-props';
import { NumberField } from '@/components/form/NumberField';
import { TextAreaField } from '@/components/form/TextAreaField';
import type { PartForm } from '@/hooks/usePartForm';
import { useText } from '@/i18n/useText';

interface Props {
  fields: ScoreDraft;
  set: <K extends keyof ScoreDraft>(part: K, value: ScoreDraft[K]) => void;
  /** Keeps text typed into a number field as long as it is not a valid number. */
  typed: Pick<PartForm<ScoreDraft>, 'at' | 'put'>;
  /** Sentence by path. */
  errors: Readonly<Record<string, string>>;
  /** Errors in scores that have been entered; shown as soon as the field is left. */
  slips: Readonly<Record<string, string>>;
  readOnly?: boolean;
}

/** Four dimensions, each with a score and reasons, and an overall comment. */
export function ScoreFields({ fields, set, typed, errors, slips, readOnly = false }: Props) {
  const t = useText();
  return (
    <>
      {REVIEW_DIMENSIONS.map(({ key, max }) => {
        const name = t(`admin.review.${key}.label`);
        const { reason } = fields[key];
        const at = (part: 'score' | 'reason') => ({
          id: `${key}.${part}`,
          label: t(`admin.review.${part}.label`, { name }),
          error: errors[`${key}.${part}`] ?? null,
          slip: part === 'score' ? (slips[`${key}.score`] ?? null) : null,
          required: true,
          readOnly,
        });
        return (
          <fieldset key={key}>
            <legend>{t('admin.review.dimension.label', { name, max })}</legend>
            <FieldStack>
              <NumberField
                {...at('score')}
                read={readPoints}
                value={typed.at(`${key}.score`) as Typed<number>}
                onChange={(value) => typed.put(`${key}.score`, value)}
              />
              <TextAreaField
                {...at('reason')}
                help={t('admin.review.reason.help')}
                {...REVIEW_LIMITS.reason}
                value={reason || null}
                onChange={(value) => set(key, { ...fields[key], reason: value ?? '' })}
              />
            </FieldStack>
          </fieldset>
        );
      })}
      <TextAreaField
        id="comment"
        label={t('admin.review.comment.label')}
        quiet
        rows={3}
        {...REVIEW_LIMITS.comment}
        readOnly={readOnly}
        value={fields.comment || null}
        onChange={(value) => set('comment', value ?? '')}
      />
    </>
  );
}
