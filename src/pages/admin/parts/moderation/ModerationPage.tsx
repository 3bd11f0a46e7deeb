import { KEYWORD_MAX } from '@contract/limits';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import type { StatusOf } from '@/components/status-looks';
import { useKeptView } from '@/components/useKeptView';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { type AdminColumn, AdminTable } from '@/pages/admin/parts/table/AdminTable';
import type { ModerationDecision } from './moderation-decision';
import { useModerationWork } from './useModerationWork';

type Kind = 'demand' | 'achievement';

interface Row<K extends Kind> {
  id: number;
  title: string;
  ownerName: string;
  unitName: string | null;
  status: StatusOf<K>;
  updateTime: string;
}
interface Props<K extends Kind, Hard extends 'return' | 'close' | 'remove', Query> {
  kind: K;
  /** The statuses to filter by, in the order in which a record goes through them. */
  statuses: readonly StatusOf<K>[];
  load: (query: Query) => Promise<{ list: Row<K>[]; total: number }>;
  /** Actions that require a reason. */
  hard: readonly Hard[];
  /** Loads the version of a record and the actions that the service allows now. */
  look: (id: number) => Promise<{ version: number; status: string; actions: readonly string[] }>;
  decide: ModerationDecision<Hard>;
  drawer: (open: { id: number; onClose: () => void; onDone: () => void }) => ReactNode;
}
const WORDS = { demand: 'demand', achievement: 'achi' } as const;

/** The list of demands or achievements to moderate: read first, then publish, return, close or remove. */
export function ModerationPage<K extends Kind, Hard extends 'return' | 'close' | 'remove', Query>(
  props: Props<K, Hard, Query>,
) {
  const { kind, statuses, load, hard, look, decide, drawer } = props;
  const t = useText();
  const time = useTimeText();
  const [revision, setRevision] = useState(0);
  const [open, setOpen] = useKeptView<number | null>('open', null);
  const words = WORDS[kind];
  const valueEnum = Object.fromEntries(
    statuses.map((key) => [key, t(`kit.status.${kind}.${key}.label` as 'kit.status.demand.pending.label')]),
  );
  const columns: AdminColumn<Row<K>>[] = [
    {
      title: t('admin.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { maxLength: KEYWORD_MAX },
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
      key: 'owner',
      search: false,
      render: (_, { ownerName, unitName }) => [ownerName, unitName].filter(Boolean).join(' · '),
    },
    {
      title: t('admin.case.status.column'),
      key: 'status',
      search: false,
      render: (_, { status }) => <StatusTag kind={kind} status={status} />,
    },
    {
      title: t(`admin.${words}.updated.column`),
      key: 'updated',
      search: false,
      render: (_, row) => time.dateTime(row.updateTime),
    },
    {
      title: t('admin.table.acts.column'),
      key: 'acts',
      valueType: 'option',
      search: false,
      render: (_, { id, status }) => (
        <Button look="text" size="small" onClick={() => setOpen(id)}>
          {t(status === 'pending' ? 'admin.case.judge.action' : 'admin.case.view.action')}
        </Button>
      ),
    },
  ];
  const work: RowWork<Row<K>> = {
    name: ({ title }) => title,
    told: ({ ownerName, unitName }) => [[ownerName, unitName].filter(Boolean).join(' · ')],
    open: ({ id }) => setOpen(id),
    acts: useModerationWork<Row<K>, Hard>({ words, hard, look, decide }),
  };
  return (
    <AdminPage title={t(`admin.${words}.page.title`)} lead={t(`admin.${words}.page.help`)}>
      <AdminTable<Row<K>, Query>
        caption={t(`admin.${words}.page.title`)}
        columns={columns}
        load={load}
        rowKey={({ id }) => id}
        empty={t(`admin.${words}.none.empty`)}
        blank={{ title: t(`admin.${words}.blank.empty`), help: t('admin.case.comes.help') }}
        revision={revision}
        work={work}
      />
      {open !== null &&
        drawer({ id: open, onClose: () => setOpen(null), onDone: () => setRevision((n) => n + 1) })}
    </AdminPage>
  );
}
