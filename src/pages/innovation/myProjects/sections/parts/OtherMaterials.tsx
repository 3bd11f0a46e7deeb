import { isOpenField } from '@contract/rules/open-fields';
import { useState } from 'react';
import { FieldShell } from '@/components/form/FieldShell';
import { RemovedNotice } from '@/components/form/RemovedNotice';
import { UploadList } from '@/components/form/UploadList';
import { removeRow, rowIds } from '@/draft/draft-rows';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { useFormFiles } from './useFormFiles';

const LIST = 'files.attachments';
const ID = `${LIST}.others`;

/** Files of a kind that only another period requires. They stay until somebody removes them; none can be added. */
export function OtherMaterials(props: SectionProps) {
  const { draft, period, application } = props;
  const readOnly = props.readOnly || !isOpenField(LIST, application.openPaths);
  const t = useText();
  const [removed, setRemoved] = useState<{ name: string; undo: () => void } | null>(null);
  const asked = new Set(period.attachments.map(({ kind }) => kind));
  const fileOf = (row: string): string => String(draft.value(`${LIST}.${row}.file`) ?? '');
  const rows = rowIds(draft, LIST).filter(
    (row) => fileOf(row) !== '' && !asked.has(String(draft.value(`${LIST}.${row}.kind`))),
  );
  const { stored, acts } = useFormFiles(props, rows.map(fileOf));
  if (rows.length === 0 && !removed) return null;
  const list = (
    <UploadList
      {...acts}
      files={rows.map((row) => stored(fileOf(row)))}
      sending={[]}
      readOnly={readOnly}
      onTakeOut={(file) => {
        const row = rows.find((each) => fileOf(each) === file.id);
        if (!row) return;
        const restore = removeRow(draft, LIST, row);
        const undo = (): void => {
          restore();
          setRemoved(null);
        };
        setRemoved({ name: `“${file.name}”`, undo });
      }}
    />
  );
  return (
    <FieldShell
      id={ID}
      label={t('sections.files.others.label')}
      help={t('sections.files.others.help')}
      group
      quiet
      readOnly={readOnly}
      read={list}
    >
      {() => (
        <>
          {list}
          {removed && <RemovedNotice undoId={`${ID}-undo`} name={removed.name} onUndo={removed.undo} />}
        </>
      )}
    </FieldShell>
  );
}
