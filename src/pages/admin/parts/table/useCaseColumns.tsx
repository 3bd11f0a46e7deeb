import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import { useCaseStatuses } from '@/pages/admin/parts/useCaseStatuses';
import type { AdminColumn } from './AdminTable';

interface CaseRow {
  status: number;
  createTime: string;
}

/**
 * Columns shared by the tables of cases: a status filter, state, waiting since, and buttons to open a case (`more`:
 * further actions).
 */
export function useCaseColumns<Row extends CaseRow>(
  onOpen: (row: Row) => void,
  more?: (row: Row) => ReactNode,
) {
  const t = useText();
  const time = useTimeText();
  const filter: AdminColumn<Row> = {
    title: t('admin.case.status.column'),
    dataIndex: 'status',
    valueType: 'select',
    valueEnum: useCaseStatuses('case'),
    hideInTable: true,
  };
  const status: AdminColumn<Row> = {
    title: t('admin.case.status.column'),
    key: 'status',
    search: false,
    render: (_, row) => <CaseTag kind="case" status={row.status} />,
  };
  const at: AdminColumn<Row> = {
    title: t('admin.case.at.column'),
    key: 'at',
    search: false,
    render: (_, { createTime }) => time.dateTime(createTime),
  };
  const acts: AdminColumn<Row> = {
    title: t('admin.table.acts.column'),
    key: 'acts',
    valueType: 'option',
    search: false,
    render: (_, row) => (
      <>
        <Button look="text" size="small" onClick={() => onOpen(row)}>
          {t(row.status === 0 ? 'admin.case.judge.action' : 'admin.case.view.action')}
        </Button>
        {more?.(row)}
      </>
    ),
  };
  return { filter, status, at, acts };
}
