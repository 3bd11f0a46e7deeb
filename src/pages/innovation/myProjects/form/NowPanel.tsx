import type { Application } from '@contract/apply';
import { TERMINAL } from '@contract/rules/status-machine';
import type { ReactNode } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { isWaiting } from '@/pages/innovation/myProjects/parts/condition';
import { daysBetween } from '@/utils/clock';
import styles from './FiledPage.module.css';

interface Props {
  application: Application;
  now: number;
  /** The reader is its leader. */
  isMine?: boolean;
  /** 我能做什么. */
  children: ReactNode;
}

/** 现在由谁处理, 从何时起, 预计多久: the three questions of every status page (req:forms-who-now). */
export function NowPanel({ application, now, isMine = true, children }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { handler, status, statusSince: since, deadline: until } = application;
  const ended = TERMINAL.includes(status);
  const mine = isMine && handler?.role === 'applicant';
  const help = isWaiting(application) ? 'endorsed' : status;
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
            {!ended && <small>{t(`application.now.${help}.help` as MessageId)}</small>}
          </dd>
        </div>
        <div>
          <dt>{t('application.now.since.label')}</dt>
          <dd>
            <time dateTime={since}>{time.dateTime(since)}</time>
            <small>{t('application.now.days.label', { n: Math.max(0, daysBetween(since, now)) })}</small>
          </dd>
        </div>
        {!ended && until && (
          <div>
            <dt>{t(mine ? 'application.now.due.label' : 'application.now.expected.label')}</dt>
            <dd>
              {t('projects.card.due.label', { date: time.date(until) })}
              <small>{time.beijing(until)}</small>
              {application.deadlinePlanned && (
                <small>
                  {t('application.tasks.moved.label', {
                    planned: time.deadline(application.deadlinePlanned),
                  })}
                </small>
              )}
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.acts}>{children}</div>
    </section>
  );
}
