import { DEMAND_SCOPES } from '@contract/demand-choices';
import { RadioCards } from '@/components/form/RadioCards';
import { UploadField } from '@/components/form/UploadField';
import { useEvidence } from '@/hooks/useEvidence';
import { useText } from '@/i18n/useText';
import { openAttachment } from '@/services/attachment';
import { insertOrdered } from '@/utils/insert-ordered';
import type { MarketPart } from './market-part';

interface Props extends MarketPart {
  purpose: 'demand' | 'achievement';
  maxFiles: number;
  filesLabel: string;
  scopeLabel: string;
}
const FILE_LIMITS = { extensions: ['PDF', 'DOCX', 'JPG'], maxBytes: 20 * 1024 * 1024 };

/** The files of the demand or achievement, and who may read it. */
export function PapersAndScope(props: Props) {
  const { fields, set, readOnly, known, purpose, maxFiles, filesLabel, scopeLabel } = props;
  const t = useText();
  const { uploads, view } = useEvidence(purpose, (id, later) =>
    set(
      'files',
      insertOrdered(fields.files, id, (other) => later.has(other)),
    ),
  );
  const stored = fields.files.map((id) => {
    const facts = known.find((file) => file.id === id) ?? view.arrived[id];
    return { id, name: facts?.name ?? '', size: facts?.size ?? 0 };
  });
  return (
    <>
      <UploadField
        id="files"
        label={filesLabel}
        readOnly={readOnly}
        limits={{ ...FILE_LIMITS, maxFiles }}
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
        label={scopeLabel}
        required
        fixed
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
    </>
  );
}
