import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { DeskTable } from '@/pages/admin/parts/DeskTable';
import { listUnitApplies, type UnitQuery } from '@/services/desk-cases';
import { type UnitRow, useUnitColumns } from './useUnitColumns';

/** 单位注册: a unit counts once its papers have been looked at. */
export default function UnitsPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  return (
    <DeskPage title={t('desk.unit.page.title')} lead={t('desk.unit.page.help')}>
      <DeskTable<UnitRow, UnitQuery>
        caption={t('desk.unit.page.title')}
        columns={useUnitColumns(() => setRevision((n) => n + 1))}
        load={listUnitApplies}
        rowKey={({ id }) => id}
        empty={t('desk.unit.none.empty')}
        revision={revision}
      />
    </DeskPage>
  );
}
