import type { Sections } from '@contract/application';
import { REMARK_TEXT_MAX } from '@contract/limits';
import { useMemo } from 'react';
import { Button } from '@/components/Button';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { placesOf } from '@/components/remarks/field-name';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './ReturnDialog.module.css';
import type { RemarkDraft } from './remark-draft';

interface Props {
  draft: RemarkDraft;
  index: number;
  sections: Sections;
  reasons: readonly { value: string; label: string }[];
  errors: Readonly<Partial<Record<'path' | 'reasonCode' | 'text', string>>>;
  onChange: (draft: RemarkDraft) => void;
  onRemove: () => void;
}

/** One remark being written: field, reason and text. */
export function RemarkDraftFields({ draft, index, sections, reasons, errors, onChange, onRemove }: Props) {
  const t = useText();
  const say = useWords();
  const { key, path, reasonCode, text } = draft;
  const places = useMemo(
    () =>
      placesOf(say, sections).flatMap(({ section, places: own }) =>
        own.map(({ value, label }) => ({
          value,
          label: `${t(`application.step.${section}.title`)} / ${label}`,
        })),
      ),
    [sections, t, say],
  );
  return (
    <fieldset className={styles.remark}>
      <legend className="vh">{t('life.return.remark.label', { n: index + 1 })}</legend>
      <div className={styles.pair}>
        <SelectField
          id={`${key}-path`}
          label={t('life.return.path.label')}
          required
          options={places}
          value={path}
          error={errors.path ?? null}
          onChange={(next) => onChange({ ...draft, path: next })}
        />
        <SelectField
          id={`${key}-reason`}
          label={t('life.return.reasonCode.label')}
          required
          options={reasons}
          value={reasonCode}
          error={errors.reasonCode ?? null}
          onChange={(next) => onChange({ ...draft, reasonCode: next })}
        />
      </div>
      <TextAreaField
        id={`${key}-text`}
        label={t('life.return.text.label')}
        required
        rows={2}
        max={REMARK_TEXT_MAX}
        value={text}
        error={errors.text ?? null}
        onChange={(next) => onChange({ ...draft, text: next })}
      />
      <div>
        <Button look="text" size="small" icon="trash" onClick={onRemove}>
          {t('life.return.remove.action')}
        </Button>
      </div>
    </fieldset>
  );
}
