import type { Content } from '@contract/content';
import { Crumbs } from '@/components/Crumbs';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { ContentPlace } from '@/pages/content/parts/content-kinds';
import { PinnedTag } from '@/pages/parts/PinnedTag';
import styles from './DetailHead.module.css';

/** Document number and publisher, title, publication date and version. */
export function DetailHead({ content, place }: { content: Content; place: ContentPlace }) {
  const t = useText();
  const time = useTimeText();
  const { docNo, publisher, title, publishAt, updateTime, version, views, topic, pinned } = content;
  const published = time.date(publishAt);
  const updated = time.date(updateTime);
  return (
    <header>
      {place.list && (
        <div className={styles.crumbs}>
          <Crumbs crumbs={[{ label: t(place.title), to: place.list }, { label: title }]} />
        </div>
      )}
      {(docNo || publisher) && (
        <p className={styles.office}>
          {docNo && <bdi>{docNo}</bdi>}
          <span>{publisher}</span>
        </p>
      )}
      <h1 className={styles.title} tabIndex={-1} lang="zh-CN">
        {title}
      </h1>
      <ul className={styles.facts}>
        <li>
          <time dateTime={publishAt}>{t('content.detail.published.label', { date: published })}</time>
        </li>
        {version > 0 && updated !== published && (
          <li>
            <time dateTime={updateTime}>{t('content.detail.updated.label', { date: updated })}</time>
          </li>
        )}
        {topic && <li>{topic}</li>}
        <li>{t('content.detail.version.label', { n: version + 1 })}</li>
        <li>{t('content.detail.views.label', { n: views })}</li>
        {pinned && (
          <li>
            <PinnedTag />
          </li>
        )}
      </ul>
    </header>
  );
}
