import type { ApplicationSummary } from '@contract/apply';
import { history } from '@umijs/max';
import { useState } from 'react';
import { ApplicationTag } from '@/components/ApplicationTag';
import { Button } from '@/components/Button';
import { useKeptView } from '@/components/useKeptView';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { applicationPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import { listMyApplications, startFromEarlier } from '@/services/apply';
import styles from './EarlierChoice.module.css';

interface Props {
  periodId: number;
  category: string;
  demandId: number | null;
  /** The earlier application whose page linked here, listed first; null if none. */
  wanted: number | null;
}

/** Shown before 显示全部 is pressed. */
const FIRST = 3;
/** Number of applications loaded, most recently submitted first; an older one can be used from its own page. */
const LISTED = 100;

const filed = async (wanted: number | null): Promise<ApplicationSummary[]> => {
  const query = { pageNum: 1, pageSize: LISTED, orderByColumn: 'submittedAt', isAsc: 'desc' } as const;
  const { list } = await listMyApplications(query, 'section');
  const own = list.filter(({ part, no, submittedAt }) => part === 'leader' && no && submittedAt);
  return [...own.filter(({ id }) => id === wanted), ...own.filter(({ id }) => id !== wanted)];
};

/** Starts from an earlier submitted application instead of an empty form, without what belongs to its period. */
export function EarlierChoice({ wanted, ...offer }: Props) {
  const t = useText();
  const text = useOriginText();
  const [all, setAll] = useKeptView('earlier', false);
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, fault, run } = useAction();
  const { data } = useLoad(() => filed(wanted));
  // Without the list there is still the empty form above.
  if (!data || data.length === 0) return null;
  const start = async (earlierId: number): Promise<void> => {
    setChosen(earlierId);
    await run(async () => {
      const made = await startFromEarlier({ ...offer, earlierId });
      history.push(applicationPath(made.id));
    });
  };
  return (
    <section className={styles.earlier} aria-labelledby="earlier-title">
      <h3 id="earlier-title">{t('reuse.earlier.self.title')}</h3>
      <p>{t('reuse.earlier.self.help')}</p>
      <ul className={styles.list}>
        {(all ? data : data.slice(0, FIRST)).map((application) => {
          const { id, title, no, submittedAt } = application;
          return (
            <li key={id}>
              <div>
                <p className={styles.title}>{title}</p>
                <p className={styles.facts}>
                  <bdi>{no}</bdi>
                  <span>{text.age(submittedAt ?? '')}</span>
                  <ApplicationTag application={application} />
                </p>
              </div>
              <Button
                busy={busy && chosen === id}
                disabled={busy && chosen !== id}
                onClick={() => void start(id)}
                aria-label={t('reuse.earlier.startNamed.action', { title })}
              >
                {t('reuse.earlier.start.action')}
              </Button>
            </li>
          );
        })}
      </ul>
      {!all && data.length > FIRST && (
        <Button look="text" size="small" onClick={() => setAll(true)}>
          {t('reuse.earlier.all.action', { n: data.length })}
        </Button>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  );
}
