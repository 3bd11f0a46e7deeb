import { Button } from '@/components/Button';
import { Facts } from '@/components/Facts';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { useCaseStatuses } from '@/pages/admin/parts/useCaseStatuses';
import { useUnitText } from '@/pages/parts/unit/useUnitText';
import type { UnitChangeCase } from '@/services/unit-change';

/** Which unit changes what, and the way to the paper that says so. */
export function useChangeColumns(onOpen: (row: UnitChangeCase) => void): AdminColumn<UnitChangeCase>[] {
  const t = useText();
  const time = useTimeText();
  const { label } = useUnitText();
  return [
    {
      title: t('admin.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum: useCaseStatuses('case'),
      hideInTable: true,
    },
    { title: t('admin.unit.name.column'), dataIndex: 'unitName', search: false },
    {
      title: t('certification.change.fields.label'),
      key: 'fields',
      search: false,
      render: (_, { fields }) => <Facts facts={fields.map(({ field }) => label(field))} />,
    },
    { title: t('admin.unit.admin.column'), dataIndex: 'filedBy', search: false },
    {
      title: t('admin.case.status.column'),
      key: 'status',
      search: false,
      render: (_, { status }) => <CaseTag kind="case" status={status} />,
    },
    {
      title: t('admin.case.at.column'),
      key: 'at',
      search: false,
      render: (_, { createTime }) => time.dateTime(createTime),
    },
    {
      title: t('admin.table.acts.column'),
      key: 'acts',
      valueType: 'option',
      search: false,
      render: (_, row) => (
        <Button look="text" size="small" onClick={() => onOpen(row)}>
          {t(row.status === 0 ? 'admin.case.judge.action' : 'admin.case.view.action')}
        </Button>
      ),
    },
  ];
}
