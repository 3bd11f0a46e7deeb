import { useSearchParams } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { DeskTable } from '@/pages/admin/parts/DeskTable';
import { exportCall } from '@/pages/admin/parts/desk-query';
import { ExportButtons } from '@/pages/admin/parts/ExportButtons';
import { type AuditQuery, exportAudit, listAudit } from '@/services/desk-system';
import { ChainCheck } from './ChainCheck';
import { ReceiptChain } from './ReceiptChain';
import { type AuditRow, useAuditColumns } from './useAuditColumns';

/** 审计日志: who did what to what. Nobody can change it without being found out. */
export default function AuditPage() {
  const t = useText();
  const [params] = useSearchParams();
  return (
    <DeskPage title={t('desk.audit.page.title')} lead={t('desk.audit.page.help')}>
      <ChainCheck />
      <ReceiptChain />
      <DeskTable<AuditRow, AuditQuery>
        caption={t('desk.audit.page.title')}
        columns={useAuditColumns()}
        load={listAudit}
        rowKey={({ id }) => id}
        empty={t('desk.audit.none.empty')}
        tools={
          <ExportButtons
            onExport={(format) => exportAudit({ ...(exportCall(params) as AuditQuery), format })}
          />
        }
      />
    </DeskPage>
  );
}
