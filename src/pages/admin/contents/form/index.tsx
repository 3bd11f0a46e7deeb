import { useParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { type EditorContent, fetchEditorContent } from '@/services/admin-content';
import { ContentForm } from './ContentForm';
import { VersionList } from './VersionList';

const isNew = (id: string | undefined): boolean => id === 'new';

/** One text in the editor; `new` begins one. */
export default function ContentFormPage() {
  const t = useText();
  const { id } = useParams();
  const { data, error, loading, reload, set } = useLoad<EditorContent | null>(
    async () => (isNew(id) ? null : fetchEditorContent(Number(id))),
    { refreshDeps: [id] },
  );
  const title = data?.title ?? t('admin.content.create.title');
  usePageTitle(title);
  if (error) return <ErrorState page={title} error={error} onRetry={reload} retrying={loading} />;
  const ready = isNew(id) ? data === null : data?.id === Number(id);
  if (data === undefined || !ready) return <LoadingSkeleton count={6} />;
  return (
    <AdminPage
      title={title}
      crumbs={[{ label: t('admin.content.page.title'), to: '/admin/contents' }, { label: title }]}
    >
      <ContentForm key={data?.id ?? 'new'} content={data} onSaved={set} />
      {data && <VersionList id={data.id} version={data.version} />}
    </AdminPage>
  );
}
