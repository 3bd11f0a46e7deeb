import type { AdminPeriod } from '@contract/period';
import { Access, useAccess } from '@umijs/max';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';

interface Acts {
  onEdit: (period: AdminPeriod) => void;
  /** Creates a copy of a period for the next year. */
  onCopy: (period: AdminPeriod) => void;
  onRemove: (period: AdminPeriod) => void;
}

/** Columns of the list of periods, with the actions on each. */
export function usePeriodColumns({ onEdit, onCopy, onRemove }: Acts): AdminColumn<AdminPeriod>[] {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  const { may } = useAccess();
  return [
    { title: t('admin.period.name.column'), dataIndex: 'name', search: false },
    { title: t('admin.period.code.column'), dataIndex: 'code', search: false },
    {
      title: t('admin.period.status.column'),
      dataIndex: 'status',
      search: false,
      render: (_, { status }) => <StatusTag kind="period" status={status} />,
    },
    {
      title: t('admin.period.window.column'),
      key: 'window',
      search: false,
      render: (_, { applyStart, applyEnd }) => time.range(time.date(applyStart), time.date(applyEnd)),
    },
    {
      title: t('admin.period.categories.column'),
      key: 'categories',
      search: false,
      render: (_, { categories }) => join(categories.map(({ name }) => name)),
    },
    {
      title: t('admin.period.applications.column'),
      key: 'applications',
      search: false,
      align: 'end',
      render: (_, { submitted, applications }) => `${submitted} / ${applications}`,
    },
    {
      title: t('admin.table.acts.column'),
      key: 'acts',
      valueType: 'option',
      search: false,
      render: (_, period) => [
        <Access key="edit" accessible={may('cms:period:edit')}>
          <Button look="text" size="small" onClick={() => onEdit(period)}>
            {t('admin.table.edit.action')}
          </Button>
        </Access>,
        <Access key="copy" accessible={may('cms:period:add')}>
          <Button look="text" size="small" onClick={() => onCopy(period)}>
            {t('admin.period.copy.action')}
          </Button>
        </Access>,
        <Access key="remove" accessible={may('cms:period:remove') && period.applications === 0}>
          <Button look="text" size="small" onClick={() => onRemove(period)}>
            {t('admin.table.remove.action')}
          </Button>
        </Access>,
      ],
    },
  ];
}
