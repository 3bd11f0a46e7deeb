import { CONTENT_LIMITS, CONTENT_NOTE_START } from '@contract/content-choices';
import type { ContentReach } from '@contract/rules/content-reach';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useKeptView } from '@/components/useKeptView';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { Act } from '@/pages/admin/parts/acts/useAct';
import { ReasonForm, type ReasonQuestion } from '@/pages/admin/parts/ReasonForm';
import { listContentVersions } from '@/services/admin-content';
import { scrollStop } from '@/utils/scroll-stop';
import styles from './index.module.css';
import { isSameVersion, type Kept } from './kept-version';
import { VersionDifference } from './VersionDifference';

interface Props {
  id: number;
  version: number;
  /** The published text, without unpublished edits. */
  stands: Kept;
  reach: ContentReach;
  onRestore: (act: Act, kept: number, note: string) => Promise<boolean>;
}

/** Every version: who changed it, when and why. An earlier one can be restored as a new version. */
export function VersionList({ id, version, stands, reach, onRestore }: Props) {
  const t = useText();
  const time = useTimeText();
  const [shown, setShown] = useKeptView<number | null>('version', null);
  const [asked, setAsked] = useState<number | null>(null);
  const { data, error, loading, reload } = useLoad(() => listContentVersions(id), {
    about: id,
    refreshDeps: [version],
  });
  const wanted = data?.list.find((row) => row.version === asked);
  const question: ReasonQuestion | null = wanted
    ? {
        title: t(
          reach === 'readers' ? 'admin.content.restore.confirm' : 'admin.content.restoreUnseen.confirm',
          {
            n: wanted.version + 1,
          },
        ),
        okText: t('admin.content.restore.action'),
        label: t('admin.content.changeNote.label'),
        limit: { max: CONTENT_LIMITS.changeNote.max - CONTENT_NOTE_START },
        optional: true,
        width: 760,
        extra: <VersionDifference stands={stands} kept={wanted} />,
      }
    : null;
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
            {!isSameVersion(row, stands) && (
              <Button look="text" size="small" onClick={() => setAsked(row.version)}>
                {t('admin.content.restore.action')}
              </Button>
            )}
            {shown === row.version && (
              <pre ref={scrollStop} className={styles.source}>
                {row.body}
              </pre>
            )}
          </li>
        ))}
      </ol>
      <ReasonForm
        question={question}
        onClose={() => setAsked(null)}
        onReason={async ({ reason = '' }, act) => asked !== null && onRestore(act, asked, reason.trim())}
      />
    </section>
  );
}
