import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { SectionHeading } from '@/components/SectionHeading';
import { Tag } from '@/components/Tag';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listPopularWords, type PopularWord, strikeWord } from '@/services/search';
import styles from './PopularWords.module.css';

/** Popular searches, shown under the search box on every page, with a button to remove one. */
export function PopularWords() {
  const t = useText();
  const { data, error, loading, reload, set } = useLoad(listPopularWords);
  const { run, busy, fault } = useAction();
  const change = ({ keyword, struck }: PopularWord): Promise<boolean> =>
    run(async () => {
      const after = await strikeWord(keyword, !struck);
      if (data) set({ ...data, list: data.list.map((word) => (word.keyword === keyword ? after : word)) });
    });
  return (
    <section>
      <SectionHeading title={t('admin.words.self.title')} />
      <p className={styles.help}>{t('admin.words.self.help')}</p>
      {fault && (
        <div role="alert">
          <Banner tone="warning">{fault}</Banner>
        </div>
      )}
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={3} />}
      {data?.list.length === 0 && <EmptyState title={t('admin.words.none.empty')} />}
      <ul className={styles.list}>
        {data?.list.map((word) => (
          <li key={word.keyword} className={styles.word}>
            <b>{word.keyword}</b>
            <span className={styles.people}>{t('admin.words.people.label', { n: word.people })}</span>
            {word.struck && (
              <Tag tone="neutral" icon="cross">
                {t('admin.words.struck.label')}
              </Tag>
            )}
            <Button
              look="text"
              busy={busy}
              aria-label={t(word.struck ? 'admin.words.restore.label' : 'admin.words.strike.label', {
                word: word.keyword,
              })}
              onClick={() => void change(word)}
            >
              {t(word.struck ? 'admin.words.restore.action' : 'admin.words.strike.action')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
