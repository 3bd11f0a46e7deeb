import type { ApplicationSummary } from '@contract/apply';
import { STEPS } from '@contract/enums';
import { isMissed } from '@contract/rules/settled';
import { TERMINAL } from '@contract/rules/status-machine';
import { dayText } from '@/i18n/day-text';
import type { Text } from '@/i18n/useText';
import type { TimeText } from '@/i18n/useTimeText';
import type { Say } from '@/i18n/useWords';

type Facts = Pick<ApplicationSummary, 'status' | 'statusSince' | 'handler' | 'sectionsDone' | 'deadline'> & {
  /** The reader is the application's leader. */
  isMine: boolean;
  /** Server time in milliseconds. */
  now: number;
};

/** Who has to act now and since when, as a phrase: 由您处理，09-09 起. */
export function handlerText(t: Text, say: Say, time: TimeText, facts: Facts): string {
  const { status, statusSince, handler, sectionsDone, isMine, deadline, now } = facts;
  if (TERMINAL.includes(status) || !handler)
    return t('projects.card.ended.label', { date: time.date(statusSince) });
  if (deadline && isMissed(facts, new Date(now)))
    return t('projects.card.ended.label', { date: time.date(deadline) });
  if (status === 'draft')
    return t(isMine ? 'projects.card.filling.label' : 'people.row.filling.label', {
      n: Math.min(sectionsDone, STEPS.length - 1),
    });
  const date = dayText(time, handler.since);
  return handler.role === 'applicant' && isMine
    ? t('projects.card.yours.label', { date })
    : t('projects.card.theirs.label', { who: say(handler.labelWord), date });
}
