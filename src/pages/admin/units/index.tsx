import { useState } from 'react';
import { useText } from '@/i18n/useText';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { useCaseWork } from '@/pages/admin/parts/rows/useCaseWork';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { listUnitApplies, submitUnitDecision, type UnitQuery } from '@/services/admin-cases';
import { UnitsFrame } from './parts/UnitsFrame';
import { UnitDrawer } from './UnitDrawer';
import { lacksPapers, type UnitRow, useUnitColumns } from './useUnitColumns';

/** 单位注册: a unit is registered once the office has checked its documents. */
export default function UnitsPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  const [open, setOpen] = useState<UnitRow | null>(null);
  const refresh = () => setRevision((n) => n + 1);
  const done = () => {
    setOpen(null);
    refresh();
  };
  const moved = (standing: unknown) => {
    if (standing) setOpen(standing as UnitRow);
    refresh();
  };
  const work: RowWork<UnitRow> = {
    name: ({ unitName }) => unitName,
    told: ({ adminName, unitName }) => [`${adminName} · ${unitName}`],
    open: setOpen,
    acts: useCaseWork<UnitRow>(
      'case',
      ({ id, version }, agree, reason) => submitUnitDecision(id, { agree, reason, version }),
      (row) => (lacksPapers(row) ? t('admin.unit.unsent.label') : null),
    ),
  };
  return (
    <UnitsFrame tab="page">
      <AdminTable<UnitRow, UnitQuery>
        caption={t('admin.unit.page.title')}
        columns={useUnitColumns(setOpen)}
        load={listUnitApplies}
        rowKey={({ id }) => id}
        empty={t('admin.unit.none.empty')}
        blank={{ title: t('admin.unit.blank.empty'), help: t('admin.case.comes.help') }}
        revision={revision}
        work={work}
      />
      {open && <UnitDrawer row={open} onClose={() => setOpen(null)} onDone={done} onStale={moved} />}
    </UnitsFrame>
  );
}
