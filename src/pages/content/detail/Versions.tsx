import type { Content } from '@contract/content';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from './Versions.module.css';

/** The versions of a text since it was first published; not shown when there is only one. */
export function Versions({ versions }: { versions: Content['versions'] }) {
  const t = useText();
  const time = useTimeText();
  if (versions.length < 2) return null;
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{t('content.versions.self.title')}</h2>
      <ol>
        {versions.map(({ version, note, at }, index) => (
          <li key={version} aria-current={index === 0 ? 'true' : undefined}>
            <time dateTime={at}>{time.date(at)}</time>
            <p>
              <b>{t('content.detail.version.label', { n: version + 1 })}</b>
              <span lang="zh-CN">{note || t('content.versions.first.label')}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
