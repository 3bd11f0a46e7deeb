import type { Calls } from '@contract/endpoints';
import { useState } from 'react';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { useCaseColumns } from '@/pages/admin/parts/table/useCaseColumns';
import { serviceNow } from '@/utils/service-clock';
import { RevokeButton } from './RevokeButton';

export type Case = Calls['GET /prod-api/system/cert/list']['reply']['list'][number];

interface Acts {
  onOpen: (row: Case) => void;
  onDone: () => void;
}

export const nameOf = ({ record, login }: Case): string => record.name ?? login;

/** What is claimed: the ID number for a real name; school, department and other details for a profession. */
const claimOf = ({ kind, record }: Case): string =>
  (kind === 'real_name'
    ? [record.name, record.id_number]
    : [record.name, record.school_name, record.department_name, record.extra]
  )
    .filter(Boolean)
    .join(' · ') || '—';

/** Columns: who claims what, and a button that opens the supporting documents. */
export function useCertificationColumns({ onOpen, onDone }: Acts): AdminColumn<Case>[] {
  const t = useText();
  const time = useTimeText();
  const { filter, status, at, acts } = useCaseColumns(
    onOpen,
    (row) =>
      row.status === 1 && (
        <RevokeButton id={row.id} version={row.version} name={nameOf(row)} onDone={onDone} />
      ),
  );
  const [now] = useState(serviceNow);
  const kinds = {
    real_name: t('admin.cert.real_name.label'),
    professional: t('admin.cert.professional.label'),
  };
  return [
    {
      title: t('admin.cert.kind.column'),
      dataIndex: 'kind',
      valueType: 'select',
      valueEnum: kinds,
      width: 96,
    },
    filter,
    { title: t('admin.cert.login.column'), dataIndex: 'login', search: false },
    {
      title: t('admin.cert.claim.column'),
      key: 'claim',
      search: false,
      width: '34%',
      render: (_, row) => claimOf(row),
    },
    status,
    at,
    {
      title: t('admin.cert.due.column'),
      key: 'due',
      search: false,
      render: (_, { record: { due } }) =>
        due === null ? (
          '—'
        ) : (
          <>
            {time.date(due)}{' '}
            {Date.parse(due) < now && (
              <Tag tone="error" icon="warning">
                {t('admin.cert.late.label')}
              </Tag>
            )}
          </>
        ),
    },
    acts,
  ];
}
