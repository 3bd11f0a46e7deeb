import type { AdminPeriod } from '@contract/period';
import { Access, useAccess } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { listManagedPeriods, removePeriod } from '@/services/admin-period';
import { PeriodForm } from './PeriodForm';
import { usePeriodColumns } from './usePeriodColumns';

/** `period` is null for a new period, which starts as a copy of `like` if that is given. */
interface Edited {
  period: AdminPeriod | null;
  like?: AdminPeriod;
}

/** 批次管理: all dates of a project are set here. */
export default function PeriodsPage() {
  const t = useText();
  const { may } = useAccess();
  const confirm = useConfirm();
  const act = useAct();
  const [revision, setRevision] = useState(0);
  const [edited, setEdited] = useState<Edited | null>(null);
  const changed = () => setRevision((n) => n + 1);

  const remove = async ({ id, name, version }: AdminPeriod) => {
    const sure = await confirm({
      title: t('admin.period.remove.confirm', { name }),
      okText: t('admin.period.remove.action'),
      danger: true,
    });
    if (
      sure &&
      (await act({
        run: () => removePeriod(id, version),
        success: t('admin.period.removed.success'),
        onStale: changed,
      }))
    )
      changed();
  };

  return (
    <AdminPage title={t('admin.period.page.title')} lead={t('admin.period.page.help')}>
      <AdminTable
        caption={t('admin.period.page.title')}
        columns={usePeriodColumns({
          onEdit: (period) => setEdited({ period }),
          onCopy: (like) => setEdited({ period: null, like }),
          onRemove: (period) => void remove(period),
        })}
        load={listManagedPeriods}
        rowKey={({ id }) => id}
        empty={t('admin.period.none.empty')}
        blank={{ title: t('admin.period.none.empty'), help: t('admin.period.none.help') }}
        revision={revision}
        tools={() => (
          <Access accessible={may('cms:period:add')}>
            <Button look="primary" onClick={() => setEdited({ period: null })}>
              {t('admin.period.create.action')}
            </Button>
          </Access>
        )}
      />
      {edited && (
        <PeriodForm
          period={edited.period}
          like={edited.like}
          onClose={() => setEdited(null)}
          onSaved={changed}
        />
      )}
    </AdminPage>
  );
}
