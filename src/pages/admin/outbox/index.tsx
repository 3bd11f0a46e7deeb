import type { Calls } from '@contract/endpoints';
import { Tag } from '@/components/Tag';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { type AdminColumn, AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { listOutbox, type OutboxQuery } from '@/services/admin-system';

type Row = Calls['GET /prod-api/system/outbox/list']['reply']['list'][number];

/** 发件箱: what the demo would have sent by mail and SMS. A real installation has no such page. */
export default function OutboxPage() {
  const t = useText();
  const time = useTimeText();
  const columns: AdminColumn<Row>[] = [
    {
      title: t('admin.outbox.at.column'),
      key: 'at',
      search: false,
      width: 150,
      render: (_, row) => time.dateTime(row.createTime),
    },
    {
      title: t('admin.outbox.channel.column'),
      key: 'channel',
      search: false,
      width: 72,
      render: (_, { channel }) =>
        t(channel === 'sms' ? 'admin.outbox.sms.label' : 'admin.outbox.email.label'),
    },
    { title: t('admin.outbox.recipient.column'), dataIndex: 'recipient' },
    { title: t('admin.outbox.subject.column'), dataIndex: 'subject', search: false, width: '20%' },
    {
      title: t('admin.outbox.body.column'),
      dataIndex: 'body',
      search: false,
      width: '36%',
      render: (_, { body }) => <WrittenText>{body}</WrittenText>,
    },
    {
      title: t('admin.outbox.state.column'),
      key: 'state',
      search: false,
      render: (_, { state }) => (
        <Tag tone={state === 'sent' ? 'success' : 'neutral'} icon={state === 'sent' ? 'check' : 'clock'}>
          {t(state === 'sent' ? 'admin.outbox.sent.label' : 'admin.outbox.waiting.label')}
        </Tag>
      ),
    },
  ];
  return (
    <AdminPage title={t('admin.outbox.page.title')} lead={t('admin.outbox.page.help')}>
      <AdminTable<Row, OutboxQuery>
        caption={t('admin.outbox.page.title')}
        columns={columns}
        load={listOutbox}
        rowKey={({ id }) => id}
        empty={t('admin.outbox.nothing.empty')}
        blank={{ title: t('admin.outbox.none.empty') }}
      />
    </AdminPage>
  );
}
