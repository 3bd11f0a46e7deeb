import { idInAddress } from '@contract/rules/number-in-address';
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
import { isNowhere } from '@/utils/is-missing';
import { SpaceForm } from './SpaceForm';
import { openSpace } from './useSpaceDraft';

/** Opening a course or project, and changing one's own. */
export default function SpaceFormPage() {
  const t = useText();
  const kind = kindOfPath(useLocation().pathname);
  const { id: given } = useParams();
  const id = given === undefined ? null : idInAddress(given);
  const { user } = useSession();
  const { data, error, reload } = useLoad(async () => (user ? openSpace(kind, id, user.userId) : null), {
    about: `${kind} ${id} ${user?.userId}`,
    answers: isNowhere,
  });
  const space = data?.record.space;
  const newTitle = kind === 'course' ? 'learning.form.newCourse.title' : 'learning.form.newProject.title';
  const title = t(id === null ? newTitle : 'learning.form.edit.title');
  const crumbs = [
    { label: t(`learning.${kind}.page.title`), to: listPath(kind) },
    ...(space ? [{ label: space.title, to: spacePath(kind, space.id) }] : []),
    { label: title },
  ];
  if (error && isNowhere(error)) return <Navigate to="/404" replace />;
  if (error) return <ErrorState page={title} error={error} onRetry={reload} />;
  if (!data || !user) return <LoadingSkeleton page={title} shape="form" count={6} />;
  if (space && !space.standing?.may_edit)
    return (
      <>
        <PageHeading crumbs={crumbs} title={title} />
        <EmptyState
          title={t('learning.form.notMine.empty')}
          action={<ButtonLink to={spacePath(kind, space.id)}>{t('learning.joined.look.action')}</ButtonLink>}
        />
      </>
    );
  if (!space && !user.certified)
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
    <SpaceForm
      key={`${kind}-${id}`}
      kind={kind}
      opened={data}
      userId={user.userId}
      title={title}
      crumbs={crumbs}
    />
  );
}
