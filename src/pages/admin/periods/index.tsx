import type { DeskPeriod } from '@contract/period';
import { useAccess } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { useConfirm } from '@/components/useConfirm';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { type DeskColumn, DeskTable } from '@/pages/admin/parts/DeskTable';
import { useAct } from '@/pages/admin/parts/useAct';
import { listManagedPeriods, removePeriod } from '@/services/desk-period';
import { PeriodForm } from './PeriodForm';

/** 批次管理: every date a project ever meets is set here. */
export default function PeriodsPage() {
  const t = useText();
  const time = useTimeText();
  const { may } = useAccess();
  const confirm = useConfirm();
  const act = useAct();
  const [revision, setRevision] = useState(0);
  const [edited, setEdited] = useState<DeskPeriod | 'new' | null>(null);
  const changed = () => setRevision((n) => n + 1);

  const remove = async ({ id, name, version }: DeskPeriod) => {
    const sure = await confirm({
      title: t('desk.period.remove.confirm', { name }),
      okText: t('desk.period.remove.action'),
      danger: true,
    });
    if (
      sure &&
      (await act({ run: () => removePeriod(id, version), success: t('desk.period.removed.success') }))
    )
      changed();
  };

  const columns: DeskColumn<DeskPeriod>[] = [
    { title: t('desk.period.name.column'), dataIndex: 'name', search: false },
    { title: t('desk.period.code.column'), dataIndex: 'code', search: false },
    {
      title: t('desk.period.status.column'),
      dataIndex: 'status',
      search: false,
      render: (_, { status }) => <StatusTag kind="period" status={status} />,
    },
    {
      title: t('desk.period.window.column'),
      search: false,
      render: (_, { applyStart, applyEnd }) => `${time.date(applyStart)} ～ ${time.date(applyEnd)}`,
    },
    {
      title: t('desk.period.categories.column'),
      search: false,
      render: (_, { categories }) => categories.map(({ name }) => name).join('、'),
    },
    {
      title: t('desk.period.applications.column'),
      search: false,
      align: 'end',
      render: (_, { submitted, applications }) => `${submitted} / ${applications}`,
    },
    {
      title: t('desk.table.acts.column'),
      valueType: 'option',
      search: false,
      render: (_, period) => [
        may('cms:period:edit') && (
          <Button key="edit" look="text" size="small" onClick={() => setEdited(period)}>
            {t('desk.table.edit.action')}
          </Button>
        ),
        may('cms:period:remove') && period.applications === 0 && (
          <Button key="remove" look="text" size="small" onClick={() => void remove(period)}>
            {t('desk.table.remove.action')}
          </Button>
        ),
      ],
    },
  ];
  return (
    <DeskPage title={t('desk.period.page.title')} lead={t('desk.period.page.help')}>
      <DeskTable
        caption={t('desk.period.page.title')}
        columns={columns}
        load={listManagedPeriods}
        rowKey={({ id }) => id}
        empty={t('desk.period.none.empty')}
        revision={revision}
        tools={
          may('cms:period:add') && (
            <Button look="primary" onClick={() => setEdited('new')}>
              {t('desk.period.create.action')}
            </Button>
          )
        }
      />
      {edited && (
        <PeriodForm
          period={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={changed}
        />
      )}
    </DeskPage>
  );
}
