import type { Calls } from '@contract/endpoints';
import { useText } from '@/i18n/useText';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { useCaseColumns } from '@/pages/admin/parts/table/useCaseColumns';

export type UnitRow = Calls['GET /prod-api/system/unit/apply/list']['reply']['list'][number];

/**
 * Both files are uploaded together; without them there is nothing to approve. A withdrawn application may lack them
 * too.
 */
export const lacksPapers = ({ status, licenseFile, letterFile }: UnitRow): boolean =>
  (status === 0 || status === 3) && !(licenseFile && letterFile);

/** Columns: which unit applies, and a button that opens its documents. */
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
