import { DEMAND_LIMITS, DEMAND_SCOPES } from '@contract/demand-choices';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { RadioCards } from '@/components/form/RadioCards';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { useEvidence } from '@/hooks/useEvidence';
import { useText } from '@/i18n/useText';
import { openAttachment } from '@/services/attachment';
import type { FileLimits } from '@/utils/file-limits';
import styles from './form.module.css';
import type { PartProps } from './part-props';

const LIMITS: FileLimits = {
  extensions: ['PDF', 'DOCX', 'JPG'],
  maxBytes: 20 * 1024 * 1024,
  maxFiles: DEMAND_LIMITS.files,
};

/** Who asks and whom to call, papers, and who may read it. */
export function ContactFields({ fields, set, errors, readOnly, known }: PartProps) {
  const t = useText();
  const { uploads, view } = useEvidence('demand', (id) => set('files', [...fields.files, id]));
  const stored = fields.files.map((id) => {
    const facts = known.find((file) => file.id === id) ?? view.arrived[id];
    return { id, name: facts?.name ?? '', size: facts?.size ?? 0 };
  });
  const text = (id: 'unitName' | 'contactName' | 'contactPhone' | 'contactEmail') => ({
    id,
    label: t(`demand.form.${id}.label`),
    error: errors[id] ?? null,
    readOnly,
    required: id !== 'contactEmail',
    value: fields[id] || null,
    onChange: (value: string | null) => set(id, value ?? ''),
  });
  return (
    <>
      <FieldsetGroup legend={t('demand.form.contact.title')} help={t('demand.form.contact.help')}>
        <TextField {...text('unitName')} />
        <div className={styles.pair}>
          <TextField {...text('contactName')} />
          <TextField {...text('contactPhone')} type="tel" ltr />
        </div>
        <TextField {...text('contactEmail')} type="email" ltr />
      </FieldsetGroup>
      <FieldsetGroup legend={t('demand.form.open.title')}>
        <UploadField
          id="files"
          label={t('demand.form.files.label')}
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
          label={t('demand.form.scope.label')}
          required
          readOnly={readOnly}
          value={fields.scope}
          options={DEMAND_SCOPES.map((value) => ({
            value,
            label: t(`achi.scope.${value}.label`),
            hint: t(`achi.scope.${value}.help`),
          }))}
          onChange={(value) => {
            const scope = DEMAND_SCOPES.find((one) => one === value);
            if (scope) set('scope', scope);
          }}
        />
      </FieldsetGroup>
    </>
  );
}
