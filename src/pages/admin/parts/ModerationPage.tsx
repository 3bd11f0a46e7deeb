import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import type { StatusOf } from '@/components/status-looks';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { AdminPage } from './AdminPage';
import { type AdminColumn, AdminTable } from './AdminTable';

type Kind = 'demand' | 'achievement';

interface Row<K extends Kind> {
  id: number;
  title: string;
  ownerName: string;
  unitName: string | null;
  status: StatusOf<K>;
  updateTime: string;
}
interface Props<K extends Kind, Query> {
  kind: K;
  /** What one can look for, in the order in which it happens. */
  statuses: readonly StatusOf<K>[];
  load: (query: Query) => Promise<{ list: Row<K>[]; total: number }>;
  drawer: (open: { id: number; onClose: () => void; onDone: () => void }) => ReactNode;
}
const WORDS = { demand: 'demand', achievement: 'achi' } as const;

/** What people want to publish: read first, then let it out, send it back or take it away. */
export function ModerationPage<K extends Kind, Query>({ kind, statuses, load, drawer }: Props<K, Query>) {
  const t = useText();
  const time = useTimeText();
  const [revision, setRevision] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const words = WORDS[kind];
  const valueEnum = Object.fromEntries(
    statuses.map((key) => [key, t(`kit.status.${kind}.${key}.label` as 'kit.status.demand.pending.label')]),
  );
  const columns: AdminColumn<Row<K>>[] = [
    {
      title: t('admin.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { maxLength: 60 },
    },
    {
      title: t('admin.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum,
      hideInTable: true,
    },
    { title: t(`admin.${words}.title.column`), dataIndex: 'title', search: false, width: '34%' },
    {
      title: t(`admin.${words}.owner.column`),
      search: false,
      render: (_, { ownerName, unitName }) => [ownerName, unitName].filter(Boolean).join(' · '),
    },
    {
      title: t('admin.case.status.column'),
      search: false,
      render: (_, { status }) => <StatusTag kind={kind} status={status} />,
    },
    {
      title: t(`admin.${words}.updated.column`),
      search: false,
      render: (_, row) => time.dateTime(row.updateTime),
    },
    {
      title: t('admin.table.acts.column'),
      valueType: 'option',
      search: false,
      render: (_, { id }) => (
        <Button look="text" size="small" onClick={() => setOpen(id)}>
          {t(`admin.${words}.view.action`)}
        </Button>
      ),
    },
  ];
  return (
    <AdminPage title={t(`admin.${words}.page.title`)} lead={t(`admin.${words}.page.help`)}>
      <AdminTable<Row<K>, Query>
        caption={t(`admin.${words}.page.title`)}
        columns={columns}
        load={load}
        rowKey={({ id }) => id}
        empty={t(`admin.${words}.none.empty`)}
        revision={revision}
      />
      {open !== null &&
        drawer({ id: open, onClose: () => setOpen(null), onDone: () => setRevision((n) => n + 1) })}
    </AdminPage>
  );
}
