import { useLocation, useParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { StatusTag } from '@/components/StatusTag';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { kindOfPath, listPath } from '@/pages/learning/parts/space-kind';
import { spacePath } from '@/pages/parts/learning/space-address';
import { fetchSpace } from '@/services/learning';
import { formatDate } from '@/utils/format-time';
import { traceIdOf } from '@/utils/trace-id';
import styles from './detail.module.css';
import { InvitationPanel } from './InvitationPanel';
import { MemberList } from './MemberList';
import { SpaceBody } from './SpaceBody';
import { StandingBox } from './StandingBox';

/** One course or learning project: what it is for everybody, what one is in it for those signed in. */
export default function SpacePage() {
  const t = useText();
  const kind = kindOfPath(useLocation().pathname);
  const id = Number(useParams().id);
  const { data, error, reload, set } = useLoad(() => fetchSpace(kind, id), { refreshDeps: [kind, id] });
  usePageTitle(data?.title ?? null);
  if (error) return <ErrorState reason={error.message} traceId={traceIdOf(error)} onRetry={reload} />;
  if (!data) return <LoadingSkeleton shape="detail" count={6} />;
  const { standing } = data;
  return (
    <>
      <PageHeading
        crumbs={[{ label: t(`learning.${kind}.page.title`), to: listPath(kind) }, { label: data.title }]}
        eyebrow={t(`demand.field.${data.field}.label`)}
        title={data.title}
        facts={[
          <StatusTag key="state" kind="learning" status={data.state} />,
          data.unit_name,
          t('learning.card.people.label', { n: data.member_count }),
          data.end_at && t('learning.detail.end.label', { date: formatDate(data.end_at) }),
        ]}
        aside={
          standing?.may_edit && (
            <ButtonLink to={`${spacePath(kind, id)}/edit`} icon="pencil">
              {t('learning.detail.edit.action')}
            </ButtonLink>
          )
        }
      />
      <div className={styles.columns}>
        <div>
          <SpaceBody space={data} />
          {standing && standing.roles.length > 0 && (
            <MemberList key={data.member_count} id={id} title={t(`learning.detail.${kind}Members.title`)} />
          )}
        </div>
        <aside className={styles.aside}>
          <StandingBox space={data} onReload={reload} onChange={set} />
          {standing?.invitation && (
            <InvitationPanel space={data} invitation={standing.invitation} onChange={set} />
          )}
        </aside>
      </div>
    </>
  );
}
