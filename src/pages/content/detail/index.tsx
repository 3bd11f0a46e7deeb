import { useLocation, useParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { RichText } from '@/components/RichText';
import { useText } from '@/i18n/useText';
import { contentPlace } from '@/pages/content/parts/content-kinds';
import { ChainOf } from '@/pages/parts/ChainOf';
import { classNames } from '@/utils/class-names';
import { isMissing } from '@/utils/is-missing';
import { Attachments } from './Attachments';
import { DetailAside } from './DetailAside';
import { DetailHead } from './DetailHead';
import styles from './index.module.css';
import { MissingContent } from './MissingContent';
import { Neighbours } from './Neighbours';
import { Outline } from './Outline';
import { OutlineDrawer } from './OutlineDrawer';
import { OVERVIEW_ID, Overview } from './Overview';
import { Revision } from './Revision';
import { useContent } from './useContent';
import { Versions } from './Versions';

/** An outline of one entry would only repeat it. */
const OUTLINED_FROM = 2;

/**
 * The one reading page of all content: notices, questions, templates, policies, manual, introduction
 * (req:spec-reading-page).
 */
export default function ContentDetailPage() {
  const t = useText();
  const place = contentPlace(useLocation().pathname);
  const { data, error, loading, reload, busy } = useContent(place, useParams().id);
  if (data === null || isMissing(error)) return <MissingContent place={place} />;
  if (error)
    return (
      <div className="wrap">
        <ErrorState page={t(place.title)} error={error} onRetry={reload} retrying={loading} />
      </div>
    );
  if (!data)
    return (
      <div className={`wrap ${styles.waiting}`}>
        <LoadingSkeleton page={t(place.title)} shape="detail" count={3} />
      </div>
    );
  const hasOverview = place.type === 'PlatformIntroduction';
  const outline = hasOverview
    ? [...data.outline, { id: OVERVIEW_ID, level: 2, text: t('content.overview.self.title') }]
    : data.outline;
  const hasOutline = outline.length >= OUTLINED_FROM;
  return (
    <article
      key={data.id}
      className={classNames('wrap', styles.page, !hasOutline && styles.plain)}
      data-page-loading={busy}
    >
      {hasOutline && <Outline entries={outline} />}
      <div className={styles.main}>
        <DetailHead content={data} place={place} />
        {hasOutline && <OutlineDrawer entries={outline} />}
        <Revision versions={data.versions} />
        <RichText html={data.bodyHtml} />
        {hasOverview && <Overview />}
        <Attachments files={data.attachments} />
        <Versions versions={data.versions} />
        {place.list && <Neighbours previous={data.previous} next={data.next} list={place.list} />}
      </div>
      <DetailAside content={data}>
        {place.type === 'policyDoc' && <ChainOf kind="policy" id={data.id} aside />}
      </DetailAside>
    </article>
  );
}
