import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { type AdminColumn, AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { UnitsFrame } from '@/pages/admin/units/parts/UnitsFrame';
import { listUnattended, type UnattendedQuery, type UnattendedUnit } from '@/services/unattended-unit';
import { AppointForm } from './AppointForm';

/** 无管理员的单位: whatever waits there has no handler until the office appoints a member. */
export default function UnattendedUnitsPage() {
  const t = useText();
  const time = useTimeText();
  const [revision, setRevision] = useState(0);
  const [open, setOpen] = useState<UnattendedUnit | null>(null);
  const refresh = () => setRevision((n) => n + 1);
  const over = () => {
    setOpen(null);
    refresh();
  };
  const count = (key: 'members' | 'requests' | 'applications'): AdminColumn<UnattendedUnit> => ({
    title: t(`admin.unit.${key}.column`),
    dataIndex: key,
    search: false,
    align: 'end',
  });
  const columns: AdminColumn<UnattendedUnit>[] = [
    {
      title: t('admin.unit.state.column'),
      dataIndex: 'state',
      valueType: 'select',
      valueEnum: { waiting: t('admin.unit.state.label') },
      hideInTable: true,
    },
    { title: t('admin.unit.name.column'), dataIndex: 'name', search: false },
    { title: t('admin.unit.uscc.column'), dataIndex: 'uscc', search: false },
    count('members'),
    count('requests'),
    count('applications'),
    {
      title: t('admin.unit.since.column'),
      key: 'since',
      search: false,
      render: (_, { since }) => (since ? time.dateTime(since) : '—'),
    },
    {
      title: t('admin.table.acts.column'),
      key: 'acts',
      valueType: 'option',
      search: false,
      render: (_, row) => (
        <Button look="text" size="small" onClick={() => setOpen(row)}>
          {t('admin.unit.appoint.action')}
        </Button>
      ),
    },
  ];
  return (
    <UnitsFrame tab="unattended">
      <AdminTable<UnattendedUnit, UnattendedQuery>
        caption={t('admin.unit.unattended.title')}
        columns={columns}
        load={listUnattended}
        rowKey={({ id }) => id}
        empty={t('admin.unit.unattended.empty')}
        blank={{ title: t('admin.unit.attended.empty') }}
        revision={revision}
      />
      {open && <AppointForm unit={open} onClose={() => setOpen(null)} onDone={refresh} onStale={over} />}
    </UnitsFrame>
  );
}
