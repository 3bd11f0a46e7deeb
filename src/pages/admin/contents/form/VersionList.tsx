import { useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { listContentVersions } from '@/services/admin-content';
import styles from './index.module.css';

/** Every version as it stood: who changed it, when and why. */
export function VersionList({ id, version }: { id: number; version: number }) {
  const t = useText();
  const time = useTimeText();
  const [shown, setShown] = useState<number | null>(null);
  const { data, error, loading, reload } = useLoad(() => listContentVersions(id), {
    refreshDeps: [id, version],
  });
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{t('admin.content.versions.title')}</h2>
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={2} />}
      <ol>
        {data?.list.map((row) => (
          <li key={row.version}>
            <p>
              <b>{t('admin.content.versionNo.label', { n: row.version + 1 })}</b> {time.dateTime(row.at)}{' '}
              {row.by}
            </p>
            {row.note && <p>{row.note}</p>}
            {row.files.length > 0 && (
              <p className={styles.caption}>
                {t('admin.content.versionFiles.label', {
                  names: row.files.map(({ name }) => name).join('、'),
                })}
              </p>
            )}
            <Button
              look="text"
              size="small"
              aria-expanded={shown === row.version}
              onClick={() => setShown(shown === row.version ? null : row.version)}
            >
              {t('admin.content.showVersion.action')}
            </Button>
            {shown === row.version && <pre className={styles.source}>{row.body}</pre>}
          </li>
        ))}
      </ol>
    </section>
  );
}
