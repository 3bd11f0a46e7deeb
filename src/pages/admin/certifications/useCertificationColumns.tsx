import type { Calls } from '@contract/endpoints';
import { Button } from '@/components/Button';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import type { AdminColumn } from '@/pages/admin/parts/AdminTable';
import { CaseActs } from '@/pages/admin/parts/CaseActs';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import { useCaseStatuses } from '@/pages/admin/parts/useCaseStatuses';
import { submitCertificationDecision } from '@/services/admin-cases';
import { openAttachment } from '@/services/attachment';
import { RevokeButton } from './RevokeButton';

export type Case = Calls['GET /prod-api/system/cert/list']['reply']['list'][number];

/** What is claimed, what proves it, and the decision. */
export function useCertificationColumns(onDone: () => void): AdminColumn<Case>[] {
  const t = useText();
  const time = useTimeText();
  const statuses = useCaseStatuses('case');
  const kinds = {
    real_name: t('admin.cert.real_name.label'),
    professional: t('admin.cert.professional.label'),
  };
  const claim = ({ kind, record }: Case): string =>
    (kind === 'real_name'
      ? [record.name, record.id_number]
      : [record.name, record.school_name, record.department_name, record.extra]
    )
      .filter(Boolean)
      .join(' · ');
  return [
    { title: t('admin.cert.kind.column'), dataIndex: 'kind', valueType: 'select', valueEnum: kinds },
    {
      title: t('admin.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum: statuses,
      hideInTable: true,
    },
    { title: t('admin.cert.login.column'), dataIndex: 'login', search: false },
    {
      title: t('admin.cert.claim.column'),
      search: false,
      width: '34%',
      render: (_, row) => claim(row) || '—',
    },
    {
      title: t('admin.cert.proof.column'),
      search: false,
      render: (_, { record }) => {
        const file = record.attachment_id;
        return file ? (
          <Button look="text" size="small" icon="file" onClick={() => openAttachment(file)}>
            {t('admin.cert.open.action')}
          </Button>
        ) : (
          '—'
        );
      },
    },
    {
      title: t('admin.case.status.column'),
      search: false,
      render: (_, { status }) => <CaseTag kind="case" status={status} />,
    },
    {
      title: t('admin.case.at.column'),
      search: false,
      render: (_, { createTime }) => time.dateTime(createTime),
    },
    {
      title: t('admin.table.acts.column'),
      valueType: 'option',
      search: false,
      render: (_, { id, version, status, login, record }) => {
        const name = record.name ?? login;
        if (status === 1) return <RevokeButton id={id} version={version} name={name} onDone={onDone} />;
        if (status !== 0) return null;
        return (
          <CaseActs
            name={name}
            onDecide={(agree, reason) => submitCertificationDecision(id, { agree, reason, version })}
            onDone={onDone}
          />
        );
      },
    },
  ];
}
