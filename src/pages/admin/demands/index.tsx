import { useState } from 'react';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { type DeskColumn, DeskTable } from '@/pages/admin/parts/DeskTable';
import { type DemandCase, type DemandQuery, listDemandQueue } from '@/services/desk-demand';
import { DemandDrawer } from './DemandDrawer';

const STATUSES = ['pending', 'published', 'matching', 'solved', 'returned', 'expired', 'closed'] as const;

/** 需求审核: read first, then publish, return or close. */
export default function DemandsPage() {
  const t = useText();
  const time = useTimeText();
  const [revision, setRevision] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const statuses = Object.fromEntries(STATUSES.map((key) => [key, t(`kit.status.demand.${key}.label`)]));
  const columns: DeskColumn<DemandCase>[] = [
    {
      title: t('desk.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { maxLength: 60 },
    },
    {
      title: t('desk.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum: statuses,
      hideInTable: true,
    },
    { title: t('desk.demand.title.column'), dataIndex: 'title', search: false, width: '34%' },
    {
      title: t('desk.demand.owner.column'),
      search: false,
      render: (_, { ownerName, unitName }) => [ownerName, unitName].filter(Boolean).join(' · '),
    },
    {
      title: t('desk.case.status.column'),
      search: false,
      render: (_, { status }) => <StatusTag kind="demand" status={status} />,
    },
    {
      title: t('desk.demand.updated.column'),
      search: false,
      render: (_, row) => time.dateTime(row.updateTime),
    },
    {
      title: t('desk.table.acts.column'),
      valueType: 'option',
      search: false,
      render: (_, { id }) => (
        <Button look="text" size="small" onClick={() => setOpen(id)}>
          {t('desk.demand.view.action')}
        </Button>
      ),
    },
  ];
  return (
    <DeskPage title={t('desk.demand.page.title')} lead={t('desk.demand.page.help')}>
      <DeskTable<DemandCase, DemandQuery>
        caption={t('desk.demand.page.title')}
        columns={columns}
        load={listDemandQueue}
        rowKey={({ id }) => id}
        empty={t('desk.demand.none.empty')}
        revision={revision}
      />
      {open !== null && (
        <DemandDrawer id={open} onClose={() => setOpen(null)} onDone={() => setRevision((n) => n + 1)} />
      )}
    </DeskPage>
  );
}
