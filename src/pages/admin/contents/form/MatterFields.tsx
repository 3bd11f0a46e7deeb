import { CMS_TYPES, type CmsType, CONTENT_LIMITS, SHOWN_CMS_TYPES } from '@contract/content-choices';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import { useContentNames } from '@/pages/admin/parts/useContentNames';
import { FigureFields } from '@/pages/parts/picture/FigureFields';
import { BodyEditor } from './BodyEditor';
import styles from './index.module.css';
import type { PartProps } from './part-props';

/** Title, type, publisher and body of a text. */
export function MatterFields({ fields, set, errors }: PartProps) {
  const t = useText();
  const { kinds } = useContentNames();
  // A text of a type that is no longer offered keeps it until another type is chosen.
  const isOffered = (type: CmsType): boolean => SHOWN_CMS_TYPES.includes(type) || type === fields.cmsTypeKey;
  const text = (id: 'title' | 'publisher' | 'docNo' | 'topic' | 'summary') => ({
    id,
    error: errors[id] ?? null,
    value: fields[id] || null,
    onChange: (value: string | null) => set(id, value ?? ''),
  });
  return (
    <>
      <div className={styles.grid}>
        <div className={styles.wide}>
          <TextField
            {...text('title')}
            {...CONTENT_LIMITS.title}
            required
            label={t('admin.content.title.column')}
          />
        </div>
        <SelectField
          id="cmsTypeKey"
          required
          label={t('admin.content.kind.column')}
          error={errors['cmsTypeKey'] ?? null}
          value={fields.cmsTypeKey}
          options={CMS_TYPES.filter(isOffered).map((value) => ({ value, label: kinds[value] ?? value }))}
          onChange={(value) => set('cmsTypeKey', CMS_TYPES.find((known) => known === value) ?? null)}
        />
        <TextField
          {...text('publisher')}
          {...CONTENT_LIMITS.publisher}
          label={t('admin.content.publisher.label')}
        />
        <TextField {...text('docNo')} {...CONTENT_LIMITS.docNo} label={t('admin.content.docNo.label')} />
        <TextField {...text('topic')} {...CONTENT_LIMITS.topic} label={t('admin.content.topic.label')} />
      </div>
      <TextAreaField
        {...text('summary')}
        {...CONTENT_LIMITS.summary}
        rows={2}
        label={t('admin.content.summary.label')}
      />
      <BodyEditor
        value={fields.body}
        figures={fields.figures}
        error={errors['body'] ?? null}
        onChange={(value) => set('body', value)}
      />
      <FigureFields
        fields={fields}
        set={set}
        errors={errors}
        readOnly={false}
        help="admin.content.figures.help"
      />
    </>
  );
}
