import { CONTENT_LIMITS } from '@contract/content-choices';
import { CheckField } from '@/components/form/CheckField';
import { DateField } from '@/components/form/DateField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  /** Errors in a date field that has a value; shown as soon as the field is left. */
  slips: Readonly<Record<string, string>>;
  /** Readers already have an earlier version, so the writer is asked what is new. */
  isPublic: boolean;
}

/** When a text is public, in which list it is pinned, and what readers are told about a change. */
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
