import type { Calls } from '@contract/endpoints';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { AuditSentence } from './AuditSentence';
import { isAskedFor, useActionOptions } from './useActionOptions';

export type AuditRow = Calls['GET /prod-api/monitor/audit/list']['reply']['list'][number];

/** Columns: when, who did what to which record, and the outcome. */
export function useAuditColumns(): AdminColumn<AuditRow>[] {
  const t = useText();
  const time = useTimeText();
  const actions = useActionOptions();
  const outcomes = { ok: t('admin.audit.ok.label'), refused: t('admin.audit.refused.label') };
  return [
    {
      title: t('admin.audit.at.column'),
      key: 'at',
      search: false,
      width: 170,
      render: (_, { at }) => time.deadline(at),
    },
    {
      title: t('admin.audit.record.column'),
      key: 'record',
      search: false,
      render: (_, row) => <AuditSentence row={row} />,
    },
    { title: t('admin.audit.who.column'), dataIndex: 'login', hideInTable: true },
    {
      title: t('admin.audit.action.column'),
      dataIndex: 'action',
      valueType: 'select',
      fieldProps: { options: actions, showSearch: { filterOption: isAskedFor } },
      hideInTable: true,
    },
    {
      title: t('admin.audit.target.column'),
      dataIndex: 'target',
      fieldProps: { placeholder: 'application:12' },
      hideInTable: true,
    },
    {
      title: t('admin.audit.outcome.column'),
      dataIndex: 'outcome',
      valueType: 'select',
      valueEnum: outcomes,
      width: 96,
      render: (_, { outcome }) => outcomes[outcome],
    },
    { title: t('admin.audit.from.label'), dataIndex: 'from', valueType: 'date', hideInTable: true },
    { title: t('admin.audit.until.label'), dataIndex: 'until', valueType: 'date', hideInTable: true },
  ];
}
