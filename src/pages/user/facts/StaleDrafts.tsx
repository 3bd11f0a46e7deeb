import { fieldWord } from '@contract/rules/field-labels';
import { useState } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { listStaleDrafts, mendDrafts } from '@/services/fact';
import styles from './facts.module.css';

/** Open drafts that still have the old values of a corrected fact, with a button to update them. */
export function StaleDrafts({ id, version }: { id: number; version: number }) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const { busy, fault, run } = useAction();
  const [mended, setMended] = useState(0);
  const { data, error, reload, loading } = useLoad(() => listStaleDrafts(id), {
    about: id,
    refreshDeps: [version],
  });
  const mend = (): Promise<boolean> =>
    run(async () => {
      const ids = (data ?? []).map(({ applicationId }) => applicationId);
      const answer = await mendDrafts(id, ids);
      setMended(answer.mended.length);
      reload();
    });
  if (error)
    return (
      <p className={styles.fault}>
        {t('reuse.stale.self.failure')}{' '}
        <Button look="text" size="small" icon="refresh" busy={loading} onClick={reload}>
          {t('reuse.stale.retry.action')}
        </Button>
      </p>
    );
  const isStale = data !== undefined && data.length > 0;
  return (
    <>
      {isStale && (
        <div className={styles.stale}>
          <p>{t('reuse.stale.self.help', { n: data.length })}</p>
          <ul>
            {data.map(({ applicationId, title, periodName, paths }) => (
              <li key={applicationId}>
                <Anchor to={`/innovation/myProjects/${applicationId}`}>
                  {title || t('projects.card.untitled.label')}
                </Anchor>
                <span className={styles.meta}>{periodName}</span>
                <span className={styles.meta}>
                  {join([...new Set(paths.map((path) => say(fieldWord(path))))])}
                </span>
              </li>
            ))}
          </ul>
          <Button size="small" busy={busy} onClick={() => void mend()}>
            {t('reuse.stale.mend.action')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.done}>
        {mended > 0 && !isStale && t('reuse.stale.mend.success', { n: mended })}
      </p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}
