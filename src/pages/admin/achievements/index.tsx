import { useState } from 'react';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { type DeskColumn, DeskTable } from '@/pages/admin/parts/DeskTable';
import {
  type AchievementCase,
  type AchievementQuery,
  listAchievementQueue,
} from '@/services/desk-achievement';
import { AchievementDrawer } from './AchievementDrawer';

const STATUSES = ['pending', 'published', 'returned', 'removed'] as const;

/** 成果审核: read first, then publish, return or take down. */
export default function AchievementsPage() {
  const t = useText();
  const time = useTimeText();
  const [revision, setRevision] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const statuses = Object.fromEntries(STATUSES.map((key) => [key, t(`kit.status.achievement.${key}.label`)]));
  const columns: DeskColumn<AchievementCase>[] = [
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
    { title: t('desk.achi.title.column'), dataIndex: 'title', search: false, width: '34%' },
    {
      title: t('desk.achi.owner.column'),
      search: false,
      render: (_, { ownerName, unitName }) => [ownerName, unitName].filter(Boolean).join(' · '),
    },
    {
      title: t('desk.case.status.column'),
      search: false,
      render: (_, { status }) => <StatusTag kind="achievement" status={status} />,
    },
    {
      title: t('desk.achi.updated.column'),
      search: false,
      render: (_, row) => time.dateTime(row.updateTime),
    },
    {
      title: t('desk.table.acts.column'),
      valueType: 'option',
      search: false,
      render: (_, { id }) => (
        <Button look="text" size="small" onClick={() => setOpen(id)}>
          {t('desk.achi.view.action')}
        </Button>
      ),
    },
  ];
  return (
    <DeskPage title={t('desk.achi.page.title')} lead={t('desk.achi.page.help')}>
      <DeskTable<AchievementCase, AchievementQuery>
        caption={t('desk.achi.page.title')}
        columns={columns}
        load={listAchievementQueue}
        rowKey={({ id }) => id}
        empty={t('desk.achi.none.empty')}
        revision={revision}
      />
      {open !== null && (
        <AchievementDrawer id={open} onClose={() => setOpen(null)} onDone={() => setRevision((n) => n + 1)} />
      )}
    </DeskPage>
  );
}
