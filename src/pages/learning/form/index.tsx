import { Navigate, useLocation, useParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { kindOfPath, listPath } from '@/pages/learning/parts/space-kind';
import { spacePath } from '@/pages/parts/learning/space-address';
import { fetchSpace } from '@/services/learning';
import { isNowhere } from '@/utils/is-missing';
import { emptyValue, valueOfSpace } from './form-value';
import { SpaceForm } from './SpaceForm';

/** Opening a course or project, and changing one's own. */
export default function SpaceFormPage() {
  const t = useText();
  const kind = kindOfPath(useLocation().pathname);
  const id = Number(useParams().id) || null;
  const { user } = useSession();
  const { data, error, reload } = useLoad(async () => (id === null ? null : await fetchSpace(kind, id)), {
    refreshDeps: [kind, id],
  });
  const newTitle = kind === 'course' ? 'learning.form.newCourse.title' : 'learning.form.newProject.title';
  const title = t(id === null ? newTitle : 'learning.form.edit.title');
  const crumbs = [
    { label: t(`learning.${kind}.page.title`), to: listPath(kind) },
    ...(data ? [{ label: data.title, to: spacePath(kind, data.id) }] : []),
    { label: title },
  ];
  if (error && isNowhere(error)) return <Navigate to="/404" replace />;
  if (error) return <ErrorState page={title} error={error} onRetry={reload} />;
  if (data === undefined) return <LoadingSkeleton shape="form" count={6} />;
  if (data && !data.standing?.may_edit)
    return (
      <>
        <PageHeading crumbs={crumbs} title={title} />
        <EmptyState
          title={t('learning.form.notMine.empty')}
          action={<ButtonLink to={spacePath(kind, data.id)}>{t('learning.joined.look.action')}</ButtonLink>}
        />
      </>
    );
  if (!data && user?.certified === false)
    return (
      <>
        <PageHeading crumbs={crumbs} title={title} />
        <EmptyState
          title={t('learning.form.certify.empty')}
          action={
            <ButtonLink to="/user?tab=certification" look="primary">
              {t('learning.refusal.certification.action')}
            </ButtonLink>
          }
        >
          {t('learning.form.certify.help')}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeading crumbs={crumbs} title={title} lead={data ? undefined : t('learning.form.lead.label')} />
      <SpaceForm
        kind={kind}
        space={data}
        initial={data ? valueOfSpace(data) : emptyValue(user?.unit?.deptName ?? null)}
      />
    </>
  );
}
