import type { AdminApplication } from '@contract/admin-apply';
import { takeExport } from '@/hooks/exports/take-export';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { ExportButtons } from '@/pages/admin/parts/ExportButtons';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { type FiledQuery, listFiledApplications } from '@/services/admin-apply';
import { useApplicationColumns } from './useApplicationColumns';
import { useApplicationWork } from './useApplicationWork';

/** 申报管理: everything that units have reported, and what waits for the office. */
export default function ApplicationsPage() {
  const t = useText();

  return (
    <AdminPage title={t('admin.apply.page.title')} lead={t('admin.apply.page.help')}>
      <AdminTable<AdminApplication, FiledQuery>
        caption={t('admin.apply.page.title')}
        columns={useApplicationColumns()}
        load={listFiledApplications}
        rowKey={({ id }) => id}
        empty={t('admin.apply.none.empty')}
        blank={{ title: t('admin.apply.blank.empty'), help: t('admin.apply.blank.help') }}
        work={useApplicationWork()}
        tools={(asked) => (
          <ExportButtons
            onExport={(format) => takeExport({ kind: 'applications', query: { ...asked, format } })}
          />
        )}
      />
    </AdminPage>
  );
}
