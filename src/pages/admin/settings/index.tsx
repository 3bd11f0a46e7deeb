import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { useUnsaved } from '@/pages/admin/parts/form/useUnsaved';
import { fetchAdminSetting } from '@/services/admin-system';
import { NoticeForm } from './NoticeForm';
import { SettingForm } from './SettingForm';

/** 站点设置: what every visitor sees, and the notice of an interruption. */
export default function SettingsPage() {
  const t = useText();
  const { note } = useUnsaved();
  const { data, error, loading, reload, set } = useLoad(fetchAdminSetting);
  return (
    <AdminPage title={t('admin.setting.page.title')} lead={t('admin.setting.page.help')}>
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={5} />}
      {data && (
        <SettingForm
          setting={data.setting}
          onSaved={(setting) => set({ ...data, setting })}
          onChange={(isUnsaved) => note('setting', isUnsaved)}
        />
      )}
      {/* The key makes a new form for a different notice, so that nothing of a removed notice is left in it. */}
      {data && (
        <NoticeForm
          key={JSON.stringify(data.update)}
          update={data.update}
          onSaved={(update) => set({ ...data, update })}
          onChange={(isUnsaved) => note('notice', isUnsaved)}
        />
      )}
    </AdminPage>
  );
}
