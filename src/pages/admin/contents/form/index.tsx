import type { OpenContent } from '@contract/content-draft';
import { history, useParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { NEW, openRecord } from '@/draft/open-record';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useSession } from '@/hooks/useSession';
import { useStayingForm } from '@/hooks/useStayingForm';
import { useText } from '@/i18n/useText';
import { fetchOpenContent } from '@/services/admin-content';
import { ContentForm } from './ContentForm';
import { contentName, unmade } from './useContentDraft';

const load = (id: string, userId: number) =>
  openRecord(userId, id, {
    kind: 'content/',
    nameOf: contentName,
    fetch: (known) => fetchOpenContent(known),
    begins: 'content',
    blank: async () => unmade,
  });

/** The editor of one text; `new` starts one. */
export default function ContentFormPage() {
  const t = useText();
  const id = useParams()['id'] ?? NEW;
  const { user } = useSession();
  const { key, stayAt } = useStayingForm(id);
  const { data, error, loading, reload } = useLoad(async () => (user ? load(id, user.userId) : null), {
    about: `${key} ${user?.userId}`,
  });
  const title = data?.record.draft.title || t('admin.content.create.title');
  usePageTitle(title);
  if (error) return <ErrorState page={title} error={error} onRetry={reload} retrying={loading} />;
  if (!data || !user) return <LoadingSkeleton page={title} count={6} />;
  const onMade = (made: OpenContent): void => {
    stayAt(made.id);
    history.replace(`/admin/contents/${made.id}`);
  };
  return <ContentForm key={key} opened={data} userId={user.userId} onMade={onMade} />;
}
