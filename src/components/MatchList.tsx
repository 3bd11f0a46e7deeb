import type { Match } from '@contract/matching';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Anchor } from './Anchor';
import { Button } from './Button';
import styles from './MatchList.module.css';

interface Props {
  title: string;
  matches: readonly Match[];
  toOf: (id: number) => string;
  /** Null for visitors: a refusal can be remembered only for somebody who is signed in. */
  onRefuse: ((match: Match) => Promise<void>) | null;
  /** What is said where nothing fits yet; without it the section is left out. */
  none?: string;
  /** The link with which the reader can subscribe to later matches. */
  children?: ReactNode;
}

/** Possible matches, each with its reasons. */
export function MatchList({ title, matches, toOf, onRefuse, none, children }: Props) {
  const t = useText();
  if (matches.length === 0 && !none) return null;
  return (
    <section className={styles.section} aria-labelledby="matches">
      <h2 id="matches">{title}</h2>
      {matches.length === 0 && <p className={styles.none}>{none}</p>}
      <ul>
        {matches.map((match) => (
          <li key={match.id} className={styles.match}>
            <div>
              <Anchor to={toOf(match.id)}>{match.title}</Anchor>
              <p className={styles.unit}>{match.unitName}</p>
              <p className={styles.why}>
                <span className={styles.unit}>{t('kit.match.why.label')}</span>
                {match.sameField && (
                  <span className={styles.chip}>
                    {t('kit.match.field.label', { field: t(`demand.field.${match.field}.label`) })}
                  </span>
                )}
                {match.words.map((word) => (
                  <span key={word} className={styles.chip}>
                    {word}
                  </span>
                ))}
              </p>
            </div>
            {onRefuse && (
              <Button
                look="text"
                size="small"
                aria-label={t('kit.match.refuse.label', { title: match.title })}
                onClick={() => void onRefuse(match)}
              >
                {t('kit.match.refuse.action')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {children && <div className={styles.foot}>{children}</div>}
    </section>
  );
}
