import type { Calls } from '@contract/endpoints';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import type { DeskColumn } from '@/pages/admin/parts/DeskTable';
import { ActionName } from './ActionName';
import { isAskedFor, useActionOptions } from './useActionOptions';

export type AuditRow = Calls['GET /prod-api/monitor/audit/list']['reply']['list'][number];

/** When, who, what, to what, how it ended, from where. */
export function useAuditColumns(): DeskColumn<AuditRow>[] {
  const t = useText();
  const time = useTimeText();
  const actions = useActionOptions();
  const outcomes = { ok: t('desk.audit.ok.label'), refused: t('desk.audit.refused.label') };
  return [
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
}
