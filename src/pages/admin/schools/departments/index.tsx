import type { AdminDepartment } from '@contract/admin-school';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { SchoolsFrame } from '@/pages/admin/schools/parts/SchoolsFrame';
import { usePlaceColumns } from '@/pages/admin/schools/parts/usePlaceColumns';
import { listAdminDepartments, listAdminSchools, type PlaceQuery } from '@/services/admin-school';

/**
 * Options of the school filter, in any state. The school in the address comes first; its name is read from one of its
 * departments.
 */
const schoolOptions = async (chosen: string | null, keyword: string) => {
  const [{ list }, own] = await Promise.all([
    listAdminSchools({ pageSize: 50, ...(keyword ? { keyword } : {}) }, 'form'),
    chosen ? listAdminDepartments({ schoolId: Number(chosen), pageSize: 1 }, 'form') : null,
  ]);
  const [known] = own?.list ?? [];
  const found = list.map(({ id, name }) => ({ value: String(id), label: name }));
  return known && !found.some(({ value }) => value === chosen)
    ? [{ value: String(known.schoolId), label: known.schoolName }, ...found]
    : found;
};

/** 院系: of one school or of all. */
export default function DepartmentListPage() {
  const t = useText();
  const [params] = useSearchParams();
  const chosen = params.get('schoolId');
  const [revision, setRevision] = useState(0);
  const columns = usePlaceColumns<AdminDepartment>(
    (entry) => ({ kind: 'department', entry }),
    [
      {
        title: t('admin.place.school.column'),
        dataIndex: 'schoolId',
        valueType: 'select',
        fieldProps: { showSearch: true },
        debounceTime: 300,
        request: ({ keyWords = '' }: { keyWords?: string }) => schoolOptions(chosen, keyWords),
        render: (_, { schoolName }) => schoolName,
      },
    ],
    () => setRevision((n) => n + 1),
  );
  return (
    <SchoolsFrame tab="departments" lead={t('admin.place.departments.help')}>
      <AdminTable<AdminDepartment, PlaceQuery>
        caption={t('admin.place.departments.label')}
        columns={columns}
        load={listAdminDepartments}
        rowKey={({ id }) => id}
        empty={t('admin.place.noDepartment.empty')}
        blank={{ title: t('admin.place.blankDepartment.empty'), help: t('admin.place.blank.help') }}
        revision={revision}
      />
    </SchoolsFrame>
  );
}
