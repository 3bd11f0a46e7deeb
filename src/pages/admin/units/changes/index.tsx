import { useState } from 'react';
import { useText } from '@/i18n/useText';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { useCaseWork } from '@/pages/admin/parts/rows/useCaseWork';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { UnitsFrame } from '@/pages/admin/units/parts/UnitsFrame';
import {
  listUnitChanges,
  submitChangeDecision,
  type UnitChangeCase,
  type UnitChangeQuery,
} from '@/services/unit-change';
import { ChangeDrawer } from './ChangeDrawer';
import { useChangeColumns } from './useChangeColumns';

/** 单位信息变更: a unit's registered details change once the office has checked the document. */
export default function UnitChangesPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  const [open, setOpen] = useState<UnitChangeCase | null>(null);
  const refresh = () => setRevision((n) => n + 1);
  const done = () => {
    setOpen(null);
    refresh();
  };
  const moved = (standing: unknown) => {
    if (standing) setOpen(standing as UnitChangeCase);
    refresh();
  };
  const work: RowWork<UnitChangeCase> = {
    name: ({ unitName }) => unitName,
    told: ({ filedBy, unitName }) => [`${filedBy} · ${unitName}`],
    open: setOpen,
    acts: useCaseWork<UnitChangeCase>('case', ({ id, version }, agree, reason) =>
      submitChangeDecision(id, { agree, reason, version }),
    ),
  };
  return (
    <UnitsFrame tab="changes">
      <AdminTable<UnitChangeCase, UnitChangeQuery>
        caption={t('admin.unit.changes.title')}
        columns={useChangeColumns(setOpen)}
        load={listUnitChanges}
        rowKey={({ id }) => id}
        empty={t('admin.unit.changes.empty')}
        blank={{ title: t('admin.unit.blankChanges.empty'), help: t('admin.case.comes.help') }}
        revision={revision}
        work={work}
      />
      {open && <ChangeDrawer row={open} onClose={() => setOpen(null)} onDone={done} onStale={moved} />}
    </UnitsFrame>
  );
}
