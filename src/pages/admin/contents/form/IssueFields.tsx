import { CONTENT_LIMITS } from '@contract/content-choices';
import { CheckField } from '@/components/form/CheckField';
import { DateField } from '@/components/form/DateField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  /** What is wrong with a moment that stands there: said once its field is left. */
  slips: Readonly<Record<string, string>>;
  /** Readers have an earlier text: they are told what is new. */
  isPublic: boolean;
}

/** When a text is out, on top of which list, and what its readers are told of a change. */
export function IssueFields({ fields, set, errors, slips, isPublic }: Props) {
  const t = useText();
  const moment = (id: 'publishAt' | 'expireAt') => ({
    id,
    precision: 'time' as const,
    error: errors[id] ?? null,
    slip: slips[id] ?? null,
    value: fields[id] || null,
    onChange: (value: string | null) => set(id, value ?? ''),
  });
  return (
    <>
      <div className={styles.grid}>
        <DateField
          {...moment('publishAt')}
          label={t('admin.content.publishAt.column')}
          help={t('admin.content.publishAt.help')}
        />
        <DateField
          {...moment('expireAt')}
          label={t('admin.content.expireAt.label')}
          help={t('admin.content.expireAt.help')}
        />
      </div>
      <CheckField
        id="pinned"
        label={t('admin.content.pinned.label')}
        value={fields.pinned}
        onChange={(value) => set('pinned', value === true)}
      />
      {isPublic && (
        <TextField
          id="changeNote"
          label={t('admin.content.changeNote.label')}
          help={t('admin.content.changeNote.help')}
          {...CONTENT_LIMITS.changeNote}
          quiet
          error={errors['changeNote'] ?? null}
          value={fields.changeNote || null}
          onChange={(value) => set('changeNote', value ?? '')}
        />
      )}
    </>
  );
}
