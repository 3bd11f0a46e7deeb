import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { useCaseWork } from '@/pages/admin/parts/rows/useCaseWork';
import { type AdminColumn, AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { useCaseStatuses } from '@/pages/admin/parts/useCaseStatuses';
import { listSchoolApplies, type SchoolQuery, submitSchoolDecision } from '@/services/admin-cases';
import { SchoolsFrame } from './parts/SchoolsFrame';
import { SchoolActs, type SchoolRow } from './SchoolActs';

/** 学校与院系: applications to add schools and departments. */
export default function SchoolsPage() {
  const t = useText();
  const time = useTimeText();
  const [revision, setRevision] = useState(0);
  const columns: AdminColumn<SchoolRow>[] = [
    {
      title: t('admin.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum: useCaseStatuses('school'),
      hideInTable: true,
    },
    { title: t('admin.school.name.column'), dataIndex: 'name', search: false },
    {
      title: t('admin.school.kind.column'),
      key: 'kind',
      search: false,
      render: (_, { department_id, school_name }) =>
        department_id === null
          ? t('admin.school.school.label')
          : t('admin.school.department.label', { name: school_name }),
    },
    { title: t('admin.school.remarks.column'), dataIndex: 'remarks', search: false },
    { title: t('admin.cert.login.column'), dataIndex: 'login', search: false },
    {
      title: t('admin.case.status.column'),
      key: 'status',
      search: false,
      render: (_, { status }) => <CaseTag kind="school" status={status} />,
    },
    {
      title: t('admin.case.at.column'),
      key: 'at',
      search: false,
      render: (_, { create_time }) => time.dateTime(create_time),
    },
    {
      title: t('admin.table.acts.column'),
      key: 'acts',
      valueType: 'option',
      search: false,
      render: (_, row) =>
        row.status === 0 && <SchoolActs row={row} onDone={() => setRevision((n) => n + 1)} />,
    },
  ];
  const work: RowWork<SchoolRow> = {
    name: ({ name }) => name,
    told: ({ login }) => (login ? [login] : []),
    acts: useCaseWork<SchoolRow>('school', ({ id, version }, agree, reason) =>
      submitSchoolDecision(id, { decision: agree ? 'approve' : 'reject', reason, version }),
    ),
  };
  return (
    <SchoolsFrame tab="applies" lead={t('admin.school.page.help')}>
      <AdminTable<SchoolRow, SchoolQuery>
        caption={t('admin.school.page.title')}
        columns={columns}
        load={listSchoolApplies}
        rowKey={({ id }) => id}
        empty={t('admin.school.none.empty')}
        blank={{ title: t('admin.school.blank.empty'), help: t('admin.case.comes.help') }}
        revision={revision}
        work={work}
      />
    </SchoolsFrame>
  );
}
