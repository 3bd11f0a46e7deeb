import type { Calls } from '@contract/endpoints';
import { useSearchParams } from '@umijs/max';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { type DeskColumn, DeskTable } from '@/pages/admin/parts/DeskTable';
import { exportCall } from '@/pages/admin/parts/desk-query';
import { ExportButtons } from '@/pages/admin/parts/ExportButtons';
import { type AuditQuery, exportAudit, listAudit } from '@/services/desk-system';
import { ActionName } from './ActionName';
import { ChainCheck } from './ChainCheck';
import { ReceiptChain } from './ReceiptChain';
import { isAskedFor, useActionOptions } from './useActionOptions';

type Row = Calls['GET /prod-api/monitor/audit/list']['reply']['list'][number];

/** 审计日志: who did what to what. Nobody can change it without being found out. */
export default function AuditPage() {
  const t = useText();
  const time = useTimeText();
  const [params] = useSearchParams();
  const actions = useActionOptions();
  const outcomes = { ok: t('desk.audit.ok.label'), refused: t('desk.audit.refused.label') };
  const columns: DeskColumn<Row>[] = [
    {
      title: t('desk.audit.at.column'),
      search: false,
      width: 170,
      render: (_, { at }) => time.deadline(at),
    },
    {
      title: t('desk.audit.who.column'),
      dataIndex: 'login',
      render: (_, { login, name }) => (login ? `${name}（${login}）` : t('desk.audit.system.label')),
    },
    {
      title: t('desk.audit.action.column'),
      dataIndex: 'action',
      valueType: 'select',
      fieldProps: { options: actions, showSearch: { filterOption: isAskedFor } },
      render: (_, { action }) => <ActionName action={action} />,
    },
    {
      title: t('desk.audit.target.column'),
      dataIndex: 'target',
      fieldProps: { placeholder: 'application:12' },
    },
    {
      title: t('desk.audit.outcome.column'),
      dataIndex: 'outcome',
      valueType: 'select',
      valueEnum: outcomes,
      render: (_, { outcome }) => outcomes[outcome],
    },
    { title: t('desk.audit.from.label'), dataIndex: 'from', valueType: 'date', hideInTable: true },
    { title: t('desk.audit.until.label'), dataIndex: 'until', valueType: 'date', hideInTable: true },
    { title: t('desk.audit.ip.column'), dataIndex: 'ip', search: false },
    {
      title: t('desk.audit.detail.column'),
      search: false,
      width: '22%',
      render: (_, { detail }) => (detail === '{}' ? '—' : <code>{detail}</code>),
    },
  ];
  return (
    <DeskPage title={t('desk.audit.page.title')} lead={t('desk.audit.page.help')}>
      <ChainCheck />
      <ReceiptChain />
      <DeskTable<Row, AuditQuery>
        caption={t('desk.audit.page.title')}
        columns={columns}
        load={listAudit}
        rowKey={({ id }) => id}
        empty={t('desk.audit.none.empty')}
        tools={
          <ExportButtons
            onExport={(format) => exportAudit({ ...(exportCall(params) as AuditQuery), format })}
          />
        }
      />
    </DeskPage>
  );
}
