import type { AdminSchool } from '@contract/admin-school';
import { Link } from '@umijs/max';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { SchoolsFrame } from '@/pages/admin/schools/parts/SchoolsFrame';
import { usePlaceColumns } from '@/pages/admin/schools/parts/usePlaceColumns';
import { listAdminSchools, type SchoolListQuery } from '@/services/admin-school';

/** 学校与单位: the schools that can be chosen, and how many people have chosen each. */
export default function SchoolListPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  const columns = usePlaceColumns<AdminSchool>(
    (entry) => ({ kind: 'school', entry }),
    [
      {
        title: t('admin.place.region.column'),
        key: 'region',
        search: false,
        // In a municipality province and city are the same name, which is shown only once.
        render: (_, { province, city }) => [...new Set([province, city])].filter(Boolean).join('') || '—',
      },
      {
        title: t('admin.place.departments.column'),
        key: 'departments',
        search: false,
        align: 'end',
        render: (_, { id, departments }) =>
          departments === 0 ? 0 : <Link to={`/admin/schools/departments?schoolId=${id}`}>{departments}</Link>,
      },
    ],
    () => setRevision((n) => n + 1),
  );
  return (
    <SchoolsFrame tab="schools" lead={t('admin.place.schools.help')}>
      <AdminTable<AdminSchool, SchoolListQuery>
        caption={t('admin.place.schools.label')}
        columns={columns}
        load={listAdminSchools}
        rowKey={({ id }) => id}
        empty={t('admin.place.noSchool.empty')}
        blank={{ title: t('admin.place.blankSchool.empty'), help: t('admin.place.blank.help') }}
        revision={revision}
      />
    </SchoolsFrame>
  );
}
