import { Facts } from '@/components/Facts';
import { useText } from '@/i18n/useText';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { useCaseColumns } from '@/pages/admin/parts/table/useCaseColumns';
import { useUnitText } from '@/pages/parts/unit/useUnitText';
import type { UnitChangeCase } from '@/services/unit-change';

/** Columns: which unit changes what, and a button that opens its document. */
export function useChangeColumns(onOpen: (row: UnitChangeCase) => void): AdminColumn<UnitChangeCase>[] {
  const t = useText();
  const { filter, status, at, acts } = useCaseColumns(onOpen);
  const { label } = useUnitText();
  return [
    filter,
    { title: t('admin.unit.name.column'), dataIndex: 'unitName', search: false },
    {
      title: t('certification.change.fields.label'),
      key: 'fields',
      search: false,
      render: (_, { fields }) => <Facts facts={fields.map(({ field }) => label(field))} />,
    },
    { title: t('admin.unit.admin.column'), dataIndex: 'filedBy', search: false },
    status,
    at,
    acts,
  ];
}
