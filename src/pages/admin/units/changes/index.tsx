import { useText } from '@/i18n/useText';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { useCaseWork } from '@/pages/admin/parts/rows/useCaseWork';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { useOpenCase } from '@/pages/admin/parts/useOpenCase';
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
  const cases = useOpenCase(listUnitChanges);
  const work: RowWork<UnitChangeCase> = {
    name: ({ unitName }) => unitName,
    told: ({ filedBy, unitName }) => [`${filedBy} · ${unitName}`],
    open: cases.open,
    acts: useCaseWork<UnitChangeCase>('case', ({ id, version }, agree, reason) =>
      submitChangeDecision(id, { agree, reason, version }),
    ),
  };
  return (
    <UnitsFrame tab="changes">
      <AdminTable<UnitChangeCase, UnitChangeQuery>
        caption={t('admin.unit.changes.title')}
        columns={useChangeColumns(cases.open)}
        load={cases.load}
        rowKey={({ id }) => id}
        empty={t('admin.unit.changes.empty')}
        blank={{ title: t('admin.unit.blankChanges.empty'), help: t('admin.case.comes.help') }}
        revision={cases.revision}
        work={work}
      />
      {cases.row && (
        <ChangeDrawer row={cases.row} onClose={cases.close} onDone={cases.done} onStale={cases.moved} />
      )}
    </UnitsFrame>
  );
}
