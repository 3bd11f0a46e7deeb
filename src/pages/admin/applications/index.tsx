import type { AdminApplication } from '@contract/admin-apply';
import { useSearchParams } from '@umijs/max';
import { takeExport } from '@/hooks/exports/export-watch';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { AdminTable } from '@/pages/admin/parts/AdminTable';
import { exportCall } from '@/pages/admin/parts/admin-query';
import { ExportButtons } from '@/pages/admin/parts/ExportButtons';
import { type FiledQuery, listFiledApplications } from '@/services/admin-apply';
import { useApplicationColumns } from './useApplicationColumns';
import { useApplicationWork } from './useApplicationWork';

/** 申报管理: everything that units have reported, and what waits for the office. */
export default function ApplicationsPage() {
  const t = useText();
  const [params] = useSearchParams();

  return (
    <AdminPage title={t('admin.apply.page.title')} lead={t('admin.apply.page.help')}>
      <AdminTable<AdminApplication, FiledQuery>
        caption={t('admin.apply.page.title')}
        columns={useApplicationColumns()}
        load={listFiledApplications}
        rowKey={({ id }) => id}
        empty={t('admin.apply.none.empty')}
        work={useApplicationWork()}
        tools={
          <ExportButtons
            onExport={(format) =>
              takeExport({ kind: 'applications', query: { ...exportCall(params), format } })
            }
          />
        }
      />
    </AdminPage>
  );
}
