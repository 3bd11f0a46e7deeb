import type { Calls } from '@contract/endpoints';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { useCaseStatuses } from '@/pages/admin/parts/useCaseStatuses';

export type UnitRow = Calls['GET /prod-api/system/unit/apply/list']['reply']['list'][number];

/** Both are handed in together; until then there is nothing to agree to. One taken back before that never had any. */
export const lacksPapers = ({ status, licenseFile, letterFile }: UnitRow): boolean =>
  (status === 0 || status === 3) && !(licenseFile && letterFile);

/** Which unit wants to join, and the way to the papers it comes with. */
export function useUnitColumns(onOpen: (row: UnitRow) => void): AdminColumn<UnitRow>[] {
  const t = useText();
  const time = useTimeText();
  const valueEnum = useCaseStatuses('case');
  return [
    {
      title: t('admin.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum,
      hideInTable: true,
    },
    { title: t('admin.unit.name.column'), dataIndex: 'unitName', search: false },
    { title: t('admin.unit.uscc.column'), dataIndex: 'uscc', search: false },
    { title: t('admin.unit.admin.column'), dataIndex: 'adminName', search: false },
    {
      title: t('admin.case.status.column'),
      key: 'status',
      search: false,
      render: (_, row) => (
        <>
          <CaseTag kind="case" status={row.status} />
          {lacksPapers(row) && <div>{t('admin.unit.unsent.label')}</div>}
        </>
      ),
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
