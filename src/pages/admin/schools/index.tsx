import { useState } from 'react';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import { type DeskColumn, DeskTable } from '@/pages/admin/parts/DeskTable';
import { useCaseStatuses } from '@/pages/admin/parts/useCaseStatuses';
import { listSchoolApplies, type SchoolQuery } from '@/services/desk-cases';
import { SchoolsFrame } from './parts/SchoolsFrame';
import { SchoolActs, type SchoolRow } from './SchoolActs';

/** 学校与院系: what people asked to have added. */
export default function SchoolsPage() {
  const t = useText();
  const time = useTimeText();
  const [revision, setRevision] = useState(0);
  const valueEnum = useCaseStatuses('school');
  const columns: DeskColumn<SchoolRow>[] = [
    {
      title: t('desk.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum,
      hideInTable: true,
    },
    { title: t('desk.school.name.column'), dataIndex: 'name', search: false },
    {
      title: t('desk.school.kind.column'),
      search: false,
      render: (_, { department_id, school_name }) =>
        department_id === null
          ? t('desk.school.school.label')
          : t('desk.school.department.label', { name: school_name }),
    },
    { title: t('desk.school.remarks.column'), dataIndex: 'remarks', search: false },
    { title: t('desk.cert.login.column'), dataIndex: 'login', search: false },
    {
      title: t('desk.case.status.column'),
      search: false,
      render: (_, { status }) => <CaseTag kind="school" status={status} />,
    },
    {
      title: t('desk.case.at.column'),
      search: false,
      render: (_, { create_time }) => time.dateTime(create_time),
    },
    {
      title: t('desk.table.acts.column'),
      valueType: 'option',
      search: false,
      render: (_, row) =>
        row.status === 0 && <SchoolActs row={row} onDone={() => setRevision((n) => n + 1)} />,
    },
  ];
  return (
    <SchoolsFrame tab="applies" lead={t('desk.school.page.help')}>
      <DeskTable<SchoolRow, SchoolQuery>
        caption={t('desk.school.page.title')}
        columns={columns}
        load={listSchoolApplies}
        rowKey={({ id }) => id}
        empty={t('desk.school.none.empty')}
        revision={revision}
      />
    </SchoolsFrame>
  );
}
