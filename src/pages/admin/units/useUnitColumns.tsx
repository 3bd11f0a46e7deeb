import type { Calls } from '@contract/endpoints';
import { useText } from '@/i18n/useText';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { useCaseColumns } from '@/pages/admin/parts/table/useCaseColumns';

export type UnitRow = Calls['GET /prod-api/system/unit/apply/list']['reply']['list'][number];

/** Both are handed in together; until then there is nothing to agree to. One taken back before that never had any. */
export const lacksPapers = ({ status, licenseFile, letterFile }: UnitRow): boolean =>
  (status === 0 || status === 3) && !(licenseFile && letterFile);

/** Which unit wants to join, and the way to the papers it comes with. */
export function useUnitColumns(onOpen: (row: UnitRow) => void): AdminColumn<UnitRow>[] {
  const t = useText();
  const { filter, status, at, acts } = useCaseColumns(onOpen);
  return [
    filter,
    { title: t('admin.unit.name.column'), dataIndex: 'unitName', search: false },
    { title: t('admin.unit.uscc.column'), dataIndex: 'uscc', search: false },
    { title: t('admin.unit.admin.column'), dataIndex: 'adminName', search: false },
    {
      ...status,
      render: (_, row) => (
        <>
          <CaseTag kind="case" status={row.status} />
          {lacksPapers(row) && <div>{t('admin.unit.unsent.label')}</div>}
        </>
      ),
    },
    at,
    acts,
  ];
}
