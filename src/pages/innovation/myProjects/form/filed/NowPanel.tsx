import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import { isSettled } from '@contract/rules/settled';
import { asksWhy } from '@contract/rules/standing-reason';
import { TERMINAL } from '@contract/rules/status-machine';
import type { ReactNode } from 'react';
import { keptWhole } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { daysBetween } from '@/utils/clock';
import styles from './FiledPage.module.css';
import { nowHelp } from './now-help';
import { StandingReason } from './StandingReason';

interface Props {
  application: Application;
  period: Pick<Period, 'applyEnd'>;
  now: number;
  /** The reader is the application's leader. */
  isMine?: boolean;
  /** The content of 我能做什么. */
  children: ReactNode;
}

/**
 * 现在由谁处理, 从何时起, 预计多久: the three questions of every status page (req:forms-who-now); and the reason, if one was given.
 */
export function NowPanel({ application, period, now, isMine = true, children }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { handler, status, statusSince: since, deadline: until, deadlinePlanned } = application;
  const ended = isSettled(application, new Date(now));
  // The leader's date is a deadline, for every reader; everybody else's is a promise.
  const isLeaders = handler?.role === 'applicant';
  const mine = isMine && isLeaders;
  const days = daysBetween(since, now);
  const past = until ? daysBetween(until, now) : 0;
  const who = (): string => {
    if (ended || !handler) return t('application.now.nobody.label');
    return mine ? t('application.now.you.label', { name: handler.label }) : say(handler.labelWord);
  };
  return (
    <section className={styles.now} aria-label={t('application.now.self.label')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('application.now.who.label')}</dt>
          <dd>
            {who()}
            {!TERMINAL.includes(status) && <small>{t(nowHelp(application, period, new Date(now)))}</small>}
          </dd>
        </div>
        <div>
          <dt>{t('application.now.since.label')}</dt>
          <dd>
            <time dateTime={since}>{keptWhole(time.dateTime(since))}</time>
            {!ended && days > 0 && <small>{t('application.now.days.label', { n: days })}</small>}
          </dd>
        </div>
        {!ended && handler && (
          <div>
            <dt>{t(isLeaders ? 'application.now.due.label' : 'application.now.promised.label')}</dt>
            {until ? (
              <dd>
                {t('projects.card.due.label', { date: time.date(until) })}
                <small className={styles.moment}>{time.beijing(until)}</small>
                {!isLeaders && past > 0 && (
                  <small className={styles.late}>{t('admin.home.over.label', { n: past })}</small>
                )}
                {deadlinePlanned && (
                  <small>
                    {t('application.tasks.moved.label', { planned: time.deadline(deadlinePlanned) })}
                  </small>
                )}
              </dd>
            ) : (
              <dd>{t(isLeaders ? 'result.mine.mend.label' : 'promise.kind.none.label')}</dd>
            )}
          </div>
        )}
        {asksWhy(status) && <StandingReason application={application} />}
      </dl>
      <div className={styles.acts}>{children}</div>
    </section>
  );
}
