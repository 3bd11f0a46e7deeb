import type { DeskPeriod } from '@contract/period';
import { useAccess } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { DeskTable } from '@/pages/admin/parts/DeskTable';
import { useAct } from '@/pages/admin/parts/useAct';
import { listManagedPeriods, removePeriod } from '@/services/desk-period';
import { PeriodForm } from './PeriodForm';
import { usePeriodColumns } from './usePeriodColumns';

/** 批次管理: every date a project ever meets is set here. */
export default function PeriodsPage() {
  const t = useText();
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
      (await act({
        run: () => removePeriod(id, version),
        success: t('desk.period.removed.success'),
        onStale: changed,
      }))
    )
      changed();
  };

  return (
    <DeskPage title={t('desk.period.page.title')} lead={t('desk.period.page.help')}>
      <DeskTable
        caption={t('desk.period.page.title')}
        columns={usePeriodColumns({ onEdit: setEdited, onRemove: (period) => void remove(period) })}
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
