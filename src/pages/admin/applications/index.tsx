import type { DeskApplication } from '@contract/desk-apply';
import { useSearchParams } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { DeskTable } from '@/pages/admin/parts/DeskTable';
import { exportCall } from '@/pages/admin/parts/desk-query';
import { ExportButtons } from '@/pages/admin/parts/ExportButtons';
import { exportFiledApplications, type FiledQuery, listFiledApplications } from '@/services/desk-apply';
import { useApplicationColumns } from './useApplicationColumns';

/** 申报管理: everything that units have reported, and what waits for the office. */
export default function ApplicationsPage() {
  const t = useText();
  const [params] = useSearchParams();

  return (
    <DeskPage title={t('desk.apply.page.title')} lead={t('desk.apply.page.help')}>
      <DeskTable<DeskApplication, FiledQuery>
        caption={t('desk.apply.page.title')}
        columns={useApplicationColumns()}
        load={listFiledApplications}
        rowKey={({ id }) => id}
        empty={t('desk.apply.none.empty')}
        tools={
          <ExportButtons
            onExport={(format) => exportFiledApplications({ ...(exportCall(params) as FiledQuery), format })}
          />
        }
      />
    </DeskPage>
  );
}
