import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PageHeading } from '@/components/PageHeading';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { FOLLOW_LIST } from '@/pages/innovation/myProjects/parts/follow-paths';

/**
 * Shown to the unit's auditor when an old notice or an open page leads to an application that the leader has withdrawn.
 */
export function TakenBack() {
  const t = useText();
  const title = t('life.audit.takenBack.title');
  usePageTitle(title);
  return (
    <>
      <PageHeading
        crumbs={[{ label: t('application.frame.crumb.label'), to: FOLLOW_LIST }, { label: title }]}
        title={title}
      />
      <EmptyState
        title={t('life.audit.takenBack.help')}
        action={<ButtonLink to={`${FOLLOW_LIST}?tab=audit`}>{t('life.audit.takenBack.action')}</ButtonLink>}
      />
    </>
  );
}
