import type { ReferenceGroup } from '@contract/reference';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { getReferenceCalls } from '@/services/reference';
import { CallArticle } from './CallArticle';

interface Props {
  path: string;
  groups: readonly ReferenceGroup[];
}

/** All calls at one address. */
export function CallPage({ path, groups }: Props) {
  const t = useText();
  const { data, error, loading, reload } = useLoad(() => getReferenceCalls(path), { about: path });
  const group = groups.find(({ calls }) => calls.some((call) => call.path === path));
  usePageTitle(path);
  const calls = data?.calls[0]?.path === path ? data.calls : undefined;
  return (
    <>
      <PageHeading
        crumbs={[
          { label: t('reference.self.page.title'), to: '/api/' },
          ...(group ? [{ label: group.title, to: `/api/#${group.key}` }] : []),
        ]}
        title={
          <span dir="ltr" translate="no">
            {path}
          </span>
        }
      />
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !calls && <LoadingSkeleton shape="rows" count={6} />}
      {!error && calls?.map((call) => <CallArticle key={call.method} call={call} />)}
    </>
  );
}
