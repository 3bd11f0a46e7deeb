import { useText } from '@/i18n/useText';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { useCaseWork } from '@/pages/admin/parts/rows/useCaseWork';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { useOpenCase } from '@/pages/admin/parts/useOpenCase';
import { listUnitApplies, submitUnitDecision, type UnitQuery } from '@/services/admin-cases';
import { UnitsFrame } from './parts/UnitsFrame';
import { UnitDrawer } from './UnitDrawer';
import { lacksPapers, type UnitRow, useUnitColumns } from './useUnitColumns';

/** 单位注册: a unit is registered once the office has checked its documents. */
export default function UnitsPage() {
  const t = useText();
  const cases = useOpenCase(listUnitApplies);
  const work: RowWork<UnitRow> = {
    name: ({ unitName }) => unitName,
    told: ({ adminName, unitName }) => [`${adminName} · ${unitName}`],
    open: cases.open,
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
        columns={useUnitColumns(cases.open)}
        load={cases.load}
        rowKey={({ id }) => id}
        empty={t('admin.unit.none.empty')}
        blank={{ title: t('admin.unit.blank.empty'), help: t('admin.case.comes.help') }}
        revision={cases.revision}
        work={work}
      />
      {cases.row && (
        <UnitDrawer row={cases.row} onClose={cases.close} onDone={cases.done} onStale={cases.moved} />
      )}
    </UnitsFrame>
  );
}
