import { BLANK_STAMP_SHEET } from '@contract/blank-stamp-sheet';
import { idInAddress } from '@contract/rules/number-in-address';
import { Navigate, useAccess, useSearchParams } from '@umijs/max';
import { Button, ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { FileButton } from '@/components/FileButton';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchApplication } from '@/services/apply';
import { downloadStampSheet, fetchStampSheet } from '@/services/stamp';
import styles from './index.module.css';
import { Sheet } from './Sheet';

/** The list of the reader's projects, for the owner and for the unit that stamps. */
const PROJECTS = '/user/myProjects';

/** 单位审核签章页: blank for everybody, filled in for those who may read the application in `?id=`. */
export default function StampPage() {
  const t = useText();
  const { auditsUnit: audits } = useAccess();
  const [search] = useSearchParams();
  const given = search.get('id');
  const id = given === null ? null : idInAddress(given);
  const sound = !Number.isNaN(id);
  const { data, error, reload } = useLoad(
    async () => (id === null || !sound ? BLANK_STAMP_SHEET : fetchStampSheet(id)),
    { about: given },
  );
  // For the unit's auditor: the possible actions. The sheet can be uploaded only during the unit's audit.
  const { data: application } = useLoad(
    async () => (id !== null && sound && audits ? fetchApplication(id, { shownBy: 'nobody' }) : null),
    { about: given, question: audits },
  );
  const mayUpload = application?.actions.some((event) => event === 'report' || event === 'endorse');
  if (!sound) return <Navigate to="/404" replace />;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <PageHeading
          title={t('qz.page.title')}
          lead={t(data?.draft ? 'qz.page.draft.label' : 'qz.page.lead.label')}
          {...(id !== null && {
            crumbs: [
              { label: t('projects.list.page.title'), to: PROJECTS },
              { label: data?.title ?? t('projects.card.untitled.label'), to: `${PROJECTS}/${id}` },
              { label: t('qz.page.title') },
            ],
          })}
          aside={
            <span className={styles.acts}>
              <Button look="primary" icon="print" onClick={() => window.print()}>
                {t('qz.page.print.action')}
              </Button>
              <FileButton onFetch={() => downloadStampSheet(id)}>{t('qz.page.pdf.action')}</FileButton>
              {mayUpload && (
                <ButtonLink to={`${PROJECTS}/${id}?act=report`}>{t('qz.page.upload.action')}</ButtonLink>
              )}
            </span>
          }
        />
      </div>
      {error && <ErrorState error={error} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="detail" count={6} />}
      {data && <Sheet sheet={data} />}
    </div>
  );
}
