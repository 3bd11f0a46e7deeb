import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { AdminTable } from '@/pages/admin/parts/AdminTable';
import { listUnitApplies, type UnitQuery } from '@/services/admin-cases';
import { type UnitRow, useUnitColumns } from './useUnitColumns';

/** 单位注册: a unit counts once its papers have been looked at. */
export default function UnitsPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  return (
    <AdminPage title={t('admin.unit.page.title')} lead={t('admin.unit.page.help')}>
      <AdminTable<UnitRow, UnitQuery>
        caption={t('admin.unit.page.title')}
        columns={useUnitColumns(() => setRevision((n) => n + 1))}
        load={listUnitApplies}
        rowKey={({ id }) => id}
        empty={t('admin.unit.none.empty')}
        revision={revision}
      />
    </AdminPage>
  );
}
