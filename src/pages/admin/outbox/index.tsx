import type { Calls } from '@contract/endpoints';
import { Tag } from '@/components/Tag';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { type DeskColumn, DeskTable } from '@/pages/admin/parts/DeskTable';
import { listOutbox, type OutboxQuery } from '@/services/desk-system';

type Row = Calls['GET /prod-api/system/outbox/list']['reply']['list'][number];

/** 发件箱: what the demo would have sent by mail and SMS. A real installation has no such page. */
export default function OutboxPage() {
  const t = useText();
  const time = useTimeText();
  const columns: DeskColumn<Row>[] = [
    {
      title: t('desk.outbox.at.column'),
      search: false,
      width: 150,
      render: (_, row) => time.dateTime(row.createTime),
    },
    {
      title: t('desk.outbox.channel.column'),
      search: false,
      render: (_, { channel }) => t(channel === 'sms' ? 'desk.outbox.sms.label' : 'desk.outbox.email.label'),
    },
    { title: t('desk.outbox.recipient.column'), dataIndex: 'recipient' },
    { title: t('desk.outbox.subject.column'), dataIndex: 'subject', search: false },
    { title: t('desk.outbox.body.column'), dataIndex: 'body', search: false, width: '36%' },
    {
      title: t('desk.outbox.state.column'),
      search: false,
      render: (_, { state }) => (
        <Tag tone={state === 'sent' ? 'success' : 'neutral'} icon={state === 'sent' ? 'check' : 'clock'}>
          {t(state === 'sent' ? 'desk.outbox.sent.label' : 'desk.outbox.waiting.label')}
        </Tag>
      ),
    },
  ];
  return (
    <DeskPage title={t('desk.outbox.page.title')} lead={t('desk.outbox.page.help')}>
      <DeskTable<Row, OutboxQuery>
        caption={t('desk.outbox.page.title')}
        columns={columns}
        load={listOutbox}
        rowKey={({ id }) => id}
        empty={t('desk.outbox.none.empty')}
      />
    </DeskPage>
  );
}
