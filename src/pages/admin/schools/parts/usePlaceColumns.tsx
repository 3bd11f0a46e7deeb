import { KEYWORD_MAX } from '@contract/limits';
import { PLACE_STATES } from '@contract/school-choices';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { PlaceActs } from './PlaceActs';
import { PlaceTag } from './PlaceTag';
import type { Place } from './place';

const MANAGED = ['active', 'stopped'];

/** What schools and departments have in common; `own` stands between the name and the number of people. */
export function usePlaceColumns<Row extends Place['entry']>(
  placeOf: (row: Row) => Place,
  own: AdminColumn<Row>[],
  onDone: () => void,
): AdminColumn<Row>[] {
  const t = useText();
  return [
    {
      title: t('admin.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { placeholder: t('admin.place.keyword.placeholder'), maxLength: KEYWORD_MAX },
    },
    {
      title: t('admin.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum: Object.fromEntries(PLACE_STATES.map((key) => [key, t(`admin.place.${key}.label`)])),
      hideInTable: true,
    },
    { title: t('admin.school.name.column'), dataIndex: 'name', search: false },
    ...own,
    { title: t('admin.place.people.column'), dataIndex: 'people', search: false, align: 'end' },
    {
      title: t('admin.case.status.column'),
      key: 'status',
      search: false,
      render: (_, entry) => <PlaceTag entry={entry} />,
    },
    {
      title: t('admin.table.acts.column'),
      key: 'acts',
      valueType: 'option',
      search: false,
      render: (_, row) =>
        row.status === 'pending' ? (
          <ButtonLink look="text" size="small" to="/admin/schools?status=0">
            {t('admin.place.decide.action')}
          </ButtonLink>
        ) : (
          MANAGED.includes(row.status) && <PlaceActs place={placeOf(row)} onDone={onDone} />
        ),
    },
  ];
}
