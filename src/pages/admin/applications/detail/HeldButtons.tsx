import type { Application } from '@contract/apply';
import { EVENT_WORDS } from '@contract/rules/status-labels';
import { Fragment, useId } from 'react';
import { Button } from '@/components/Button';
import { useWords } from '@/i18n/useWords';
import styles from './index.module.css';

/** Actions that must wait for other people or for a date: shown in place, with what they wait for. */
export function HeldButtons({ held }: { held: Application['held'] }) {
  const id = useId();
  const say = useWords();
  const reasons = new Map(held.map(({ reason, reasonWord }) => [reason, reasonWord]));
  return [...reasons].map(([reason, word], index) => (
    <Fragment key={reason}>
      {held
        .filter((act) => act.reason === reason)
        .map(({ event }) => (
          <Button key={event} className={styles.waiting} aria-disabled aria-describedby={`${id}${index}`}>
            {say(EVENT_WORDS.word(event))}
          </Button>
        ))}
      <p id={`${id}${index}`} className={styles.held}>
        {say(word)}
      </p>
    </Fragment>
  ));
}
