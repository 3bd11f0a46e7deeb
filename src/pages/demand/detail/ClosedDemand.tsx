import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PageHeading } from '@/components/PageHeading';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';

/** A demand that was public and was closed since: the address is right, the content is gone for good. */
export function ClosedDemand() {
  const t = useText();
  usePageTitle(t('demand.closed.self.title'));
  return (
    <>
      <PageHeading title={t('demand.closed.self.title')} />
      <EmptyState
        title={t('demand.closed.self.empty')}
        action={<ButtonLink to="/demand">{t('demand.closed.all.action')}</ButtonLink>}
      />
    </>
  );
}
