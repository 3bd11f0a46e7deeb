import type { DeskDepartment } from '@contract/desk-school';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { DeskTable } from '@/pages/admin/parts/DeskTable';
import { SchoolsFrame } from '@/pages/admin/schools/parts/SchoolsFrame';
import { usePlaceColumns } from '@/pages/admin/schools/parts/usePlaceColumns';
import { listDeskDepartments, listDeskSchools, type PlaceQuery } from '@/services/desk-school';

/** Schools for the filter, whatever their state: the one in the address first, by its departments. */
const schoolOptions = async (chosen: string | null, keyword: string) => {
  const [{ list }, own] = await Promise.all([
    listDeskSchools({ pageSize: 50, ...(keyword ? { keyword } : {}) }),
    chosen ? listDeskDepartments({ schoolId: Number(chosen), pageSize: 1 }) : null,
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
  const columns = usePlaceColumns<DeskDepartment>(
    (entry) => ({ kind: 'department', entry }),
    [
      {
        title: t('desk.place.school.column'),
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
    <SchoolsFrame tab="departments" lead={t('desk.place.departments.help')}>
      <DeskTable<DeskDepartment, PlaceQuery>
        caption={t('desk.place.departments.label')}
        columns={columns}
        load={listDeskDepartments}
        rowKey={({ id }) => id}
        empty={t('desk.place.noDepartment.empty')}
        revision={revision}
      />
    </SchoolsFrame>
  );
}
