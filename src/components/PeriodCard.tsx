import type { PeriodStatus } from '@contract/enums';
import { type ReactNode, useId } from 'react';
import { dayText } from '@/i18n/day-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { Countdown } from './Countdown';
import { DayRule } from './DayRule';
import { ExtendedNote } from './ExtendedNote';
import styles from './PeriodCard.module.css';
import { StatusTag } from './StatusTag';
import { useServiceNow } from './useServiceNow';

export interface PeriodFacts {
  name: string;
  status: PeriodStatus;
  applyStart: string;
  applyEnd: string;
  extensions?: { applyEnd?: { planned: string; minutes: number } };
}

interface Props {
  period: PeriodFacts;
  /** The visitor's own draft, or the link to start one. */
  children?: ReactNode;
}

/** The open period as a card: name, state, time left and the exact deadline. */
export function PeriodCard({ period, children }: Props) {
  const text = useText();
  const time = useTimeText();
  const titleId = useId();
  const now = useServiceNow(period.applyEnd);
  const running = period.status === 'open' || period.status === 'closing';
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>
          <bdi>{period.name}</bdi>
        </h2>
        <StatusTag kind="period" status={period.status} />
      </header>
      {running && (
        <div className={styles.body}>
          <Countdown deadline={period.applyEnd} />
          <p className={styles.deadline}>
            <span>{text('kit.period.deadline.label')}</span>
            <time dateTime={period.applyEnd}>
              <bdi>{time.deadline(period.applyEnd)}</bdi>
            </time>
            <span>{text('kit.time.beijing.label')}</span>
          </p>
        </div>
      )}
      {running && (
        <ExtendedNote
          extension={period.extensions?.applyEnd}
          end={period.applyEnd}
          className={styles.extended}
        />
      )}
      {running && <DayRule start={period.applyStart} end={period.applyEnd} now={now} />}
      {!running && (
        <p className={styles.dates}>
          {text(period.status === 'forecast' ? 'kit.period.opens.label' : 'kit.period.ended.label', {
            date: dayText(time, period.status === 'forecast' ? period.applyStart : period.applyEnd),
          })}
        </p>
      )}
      {children && <div className={styles.foot}>{children}</div>}
    </section>
  );
}
