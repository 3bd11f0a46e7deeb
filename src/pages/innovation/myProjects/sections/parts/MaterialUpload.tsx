import type { PeriodMaterial } from '@contract/period';
import { isOpenField } from '@contract/rules/open-fields';
import type { Static } from 'typebox';
import { UploadField } from '@/components/form/UploadField';
import { placeAmong, removeRow } from '@/draft/draft-rows';
import { useList } from '@/i18n/useList';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { MaterialHelp } from '@/pages/parts/MaterialHelp';
import { MATERIAL_LIMITS } from './file-limits';
import { materialRows, materialSlot } from './place-file';
import { useFormFiles } from './useFormFiles';

interface Props {
  section: SectionProps;
  material: Static<typeof PeriodMaterial>;
}

const LIST = 'files.attachments';

/** One item of the checklist: the required document, its files, and a field to add more. */
export function MaterialUpload({ section, material }: Props) {
  const { draft, errors } = section;
  const join = useList();
  const readOnly = section.readOnly || !isOpenField(LIST, section.application.openPaths);
  const { kind, label, required } = material;
  const rows = materialRows(draft, kind);
  const fileOf = (row: string): string => String(draft.value(`${LIST}.${row}.file`));
  const files = useFormFiles(section, rows.map(fileOf));
  const slot = materialSlot(kind);
  const faults = [slot, ...rows.map((row) => `${LIST}.${row}.file`)]
    .map((path) => errors[path] ?? '')
    .filter(Boolean);
  return (
    <div>
      {rows.map((row) => (
        // Target for the links of the error summary, which refer to a file by its row.
        <span key={row} id={`${LIST}.${row}.file`} tabIndex={-1} />
      ))}
      <UploadField
        {...files.acts}
        id={slot}
        label={label}
        help={<MaterialHelp material={material} />}
        required={required}
        readOnly={readOnly}
        error={join(faults, 'sentences') || null}
        limits={MATERIAL_LIMITS}
        value={rows.map((row) => files.stored(fileOf(row)))}
        sending={files.sending(slot)}
        onPick={(picked) => files.uploads.add(slot, picked)}
        onPlace={(fileId, to) => {
          const id = rows.find((each) => fileOf(each) === fileId);
          if (id) placeAmong(draft, LIST, rows, { id, to });
        }}
        onTakeOut={(fileId) => {
          const row = rows.find((each) => fileOf(each) === fileId);
          return row ? removeRow(draft, LIST, row) : () => undefined;
        }}
      />
    </div>
  );
}
