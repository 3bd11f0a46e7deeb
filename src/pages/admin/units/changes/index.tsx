import { useState } from 'react';
import { Button } from '@/components/Button';
import { Facts } from '@/components/Facts';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { useCaseWork } from '@/pages/admin/parts/rows/useCaseWork';
import { type AdminColumn, AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { useCaseStatuses } from '@/pages/admin/parts/useCaseStatuses';
import { UnitsFrame } from '@/pages/admin/units/parts/UnitsFrame';
import { useUnitText } from '@/pages/parts/unit/useUnitText';
import {
  listUnitChanges,
  submitChangeDecision,
  type UnitChangeCase,
  type UnitChangeQuery,
} from '@/services/unit-change';
import { ChangeDrawer } from './ChangeDrawer';

/** Which unit changes what, and the way to the paper that says so. */
function useChangeColumns(onOpen: (row: UnitChangeCase) => void): AdminColumn<UnitChangeCase>[] {
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

/** 单位信息变更: what a unit is registered as changes once its paper has been looked at. */
export default function UnitChangesPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  const [open, setOpen] = useState<UnitChangeCase | null>(null);
  const refresh = () => setRevision((n) => n + 1);
  const done = () => {
    setOpen(null);
    refresh();
  };
  const work: RowWork<UnitChangeCase> = {
    name: ({ unitName }) => unitName,
    told: ({ filedBy, unitName }) => [`${filedBy} · ${unitName}`],
    open: setOpen,
    acts: useCaseWork<UnitChangeCase>('case', ({ id, version }, agree, reason) =>
      submitChangeDecision(id, { agree, reason, version }),
    ),
  };
  return (
    <UnitsFrame tab="changes">
      <AdminTable<UnitChangeCase, UnitChangeQuery>
        caption={t('admin.unit.changes.title')}
        columns={useChangeColumns(setOpen)}
        load={listUnitChanges}
        rowKey={({ id }) => id}
        empty={t('admin.unit.changes.empty')}
        revision={revision}
        work={work}
      />
      {open && <ChangeDrawer row={open} onClose={() => setOpen(null)} onDone={done} onStale={refresh} />}
    </UnitsFrame>
  );
}
