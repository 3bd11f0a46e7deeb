import type { DeskSchool } from '@contract/desk-school';
import { Link } from '@umijs/max';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { DeskTable } from '@/pages/admin/parts/DeskTable';
import { SchoolsFrame } from '@/pages/admin/schools/parts/SchoolsFrame';
import { usePlaceColumns } from '@/pages/admin/schools/parts/usePlaceColumns';
import { listDeskSchools, type SchoolListQuery } from '@/services/desk-school';

/** 学校与单位: what can be chosen, and who has. */
export default function SchoolListPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  const columns = usePlaceColumns<DeskSchool>(
    (entry) => ({ kind: 'school', entry }),
    [
      {
        title: t('desk.place.region.column'),
        search: false,
        // A municipality is its own province.
        render: (_, { province, city }) => [...new Set([province, city])].filter(Boolean).join('') || '—',
      },
      {
        title: t('desk.place.departments.column'),
        search: false,
        align: 'end',
        render: (_, { id, departments }) =>
          departments === 0 ? 0 : <Link to={`/admin/schools/departments?schoolId=${id}`}>{departments}</Link>,
      },
    ],
    () => setRevision((n) => n + 1),
  );
  return (
    <SchoolsFrame tab="schools" lead={t('desk.place.schools.help')}>
      <DeskTable<DeskSchool, SchoolListQuery>
        caption={t('desk.place.schools.label')}
        columns={columns}
        load={listDeskSchools}
        rowKey={({ id }) => id}
        empty={t('desk.place.noSchool.empty')}
        revision={revision}
      />
    </SchoolsFrame>
  );
}
