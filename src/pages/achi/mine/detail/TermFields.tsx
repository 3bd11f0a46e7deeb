import { ACHIEVEMENT_LIMITS, ACHIEVEMENT_SCOPES, TRANSFER_MODES } from '@contract/achievement-choices';
import { RadioCards } from '@/components/form/RadioCards';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { useEvidence } from '@/hooks/useEvidence';
import { useText } from '@/i18n/useText';
import { openAttachment } from '@/services/attachment';
import type { FileLimits } from '@/utils/file-limits';
import styles from './editor.module.css';
import type { PartProps } from './part-props';

const LIMITS: FileLimits = {
  extensions: ['PDF', 'DOCX', 'JPG'],
  maxBytes: 20 * 1024 * 1024,
  maxFiles: ACHIEVEMENT_LIMITS.files,
};

/** How it is to be used, whom to ask, papers, and who may read it. */
export function TermFields({ fields, set, errors, readOnly, known }: PartProps) {
  const t = useText();
  const { uploads, view } = useEvidence('achievement', (id) => set('files', [...fields.files, id]));
  const stored = fields.files.map((id) => {
    const facts = known.find((file) => file.id === id) ?? view.arrived[id];
    return { id, name: facts?.name ?? '', size: facts?.size ?? 0 };
  });
  const contact = (id: 'contactName' | 'contactPhone' | 'contactEmail') => ({
    id,
    label: t(`achi.field.${id}.label`),
    error: errors[id] ?? null,
    readOnly,
    required: id !== 'contactEmail',
    value: fields[id] || null,
    onChange: (value: string | null) => set(id, value ?? ''),
  });
  return (
    <>
      <SelectField
        id="transfer"
        label={t('achi.detail.transfer.label')}
        required
        readOnly={readOnly}
        error={errors['transfer'] ?? null}
        value={fields.transfer}
        options={TRANSFER_MODES.map((value) => ({ value, label: t(`achi.transfer.${value}.label`) }))}
        onChange={(value) => set('transfer', TRANSFER_MODES.find((mode) => mode === value) ?? null)}
      />
      <div className={styles.pair}>
        <TextField {...contact('contactName')} />
        <TextField {...contact('contactPhone')} type="tel" ltr />
      </div>
      <TextField {...contact('contactEmail')} type="email" ltr help={t('achi.field.contact.help')} />
      <UploadField
        id="files"
        label={t('achi.detail.files.title')}
        readOnly={readOnly}
        limits={LIMITS}
        value={stored}
        sending={view.items}
        onPick={(files) => uploads.add('files', files)}
        onTakeOut={(id) => {
          const before = fields.files;
          set(
            'files',
            before.filter((file) => file !== id),
          );
          return () => set('files', before);
        }}
        onPause={uploads.pause}
        onResume={uploads.resume}
        onCancel={uploads.remove}
        onDownload={openAttachment}
      />
      <RadioCards
        id="scope"
        label={t('result.form.scope.label')}
        required
        readOnly={readOnly}
        value={fields.scope}
        options={ACHIEVEMENT_SCOPES.map((value) => ({
          value,
          label: t(`achi.scope.${value}.label`),
          hint: t(`achi.scope.${value}.help`),
        }))}
        onChange={(value) => {
          const scope = ACHIEVEMENT_SCOPES.find((one) => one === value);
          if (scope) set('scope', scope);
        }}
      />
    </>
  );
}
