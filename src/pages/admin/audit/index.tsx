import { takeExport } from '@/hooks/exports/take-export';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { ExportButtons } from '@/pages/admin/parts/ExportButtons';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { type AuditQuery, listAudit } from '@/services/admin-system';
import { ChainCheck } from './ChainCheck';
import { ReceiptChain } from './ReceiptChain';
import { type AuditRow, useAuditColumns } from './useAuditColumns';

/** 审计日志: who did what to what. Nobody can change it without being found out. */
export default function AuditPage() {
  const t = useText();
  return (
    <AdminPage title={t('admin.audit.page.title')} lead={t('admin.audit.page.help')}>
      <ChainCheck />
      <ReceiptChain />
      <AdminTable<AuditRow, AuditQuery>
        caption={t('admin.audit.page.title')}
        columns={useAuditColumns()}
        load={listAudit}
        rowKey={({ id }) => id}
        empty={t('admin.audit.none.empty')}
        tools={(asked) => (
          <ExportButtons onExport={(format) => takeExport({ kind: 'audit', query: { ...asked, format } })} />
        )}
      />
    </AdminPage>
  );
}
