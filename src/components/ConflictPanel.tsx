import type { FieldConflict } from '@contract/draft';
import type { FieldValue } from '@contract/rules/draft-fields';
import { Button } from '@/components/Button';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './ConflictPanel.module.css';

interface Props {
  conflicts: readonly FieldConflict[];
  labelOf: (path: string) => string;
  /** A value as a reader reads it; null for nothing. */
  textOf: (path: string, value: FieldValue) => string | null;
  onTake: (path: string, side: 'mine' | 'theirs') => void;
  onHistory?: (path: string) => void;
}

/** Fields that two hands changed: both values side by side, and a choice. Nothing is lost either way. */
export function ConflictPanel({ conflicts, labelOf, textOf, onTake, onHistory }: Props) {
  const t = useText();
  const _say = useWords();
  const time = useTimeText();
  if (conflicts.length === 0) return null;
  const shown = (path: string, value: FieldValue): string =>
    textOf(path, value) ?? t('kit.answers.empty.label');
  return (
    <section id="conflicts" tabIndex={-1} className={styles.panel} aria-labelledby="conflicts-title">
      <h2 id="conflicts-title">{t('application.conflict.self.title')}</h2>
      <p>{t('application.conflict.lead.help', { n: conflicts.length })}</p>
      <ul>
        {conflicts.map(({ path, mine, theirs, by, at }) => {
          const label = labelOf(path);
          return (
            <li key={path} className={styles.conflict}>
              <h3>{label}</h3>
              <dl className={styles.sides}>
                <div>
                  <dt>{t('application.conflict.mine.label')}</dt>
                  <dd>{shown(path, mine)}</dd>
                  <dd className={styles.act}>
                    <Button
                      onClick={() => onTake(path, 'mine')}
                      aria-label={t('application.conflict.keepNamed.action', { label })}
                    >
                      {t('application.conflict.keep.action')}
                    </Button>
                  </dd>
                </div>
                <div>
                  <dt>
                    {t('application.conflict.theirs.label', {
                      by: by,
                      at: time.dateTime(at),
                    })}
                  </dt>
                  <dd>{shown(path, theirs)}</dd>
                  <dd className={styles.act}>
                    <Button
                      onClick={() => onTake(path, 'theirs')}
                      aria-label={t('application.conflict.takeNamed.action', { label })}
                    >
                      {t('application.conflict.take.action')}
                    </Button>
                  </dd>
                </div>
              </dl>
              {onHistory && (
                <Button look="text" size="small" onClick={() => onHistory(path)}>
                  {t('application.history.open.action')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
