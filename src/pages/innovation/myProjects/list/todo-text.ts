import type { ApplicationSummary } from '@contract/apply';
import { dayText } from '@/i18n/day-text';
import type { Text } from '@/i18n/useText';
import type { TimeText } from '@/i18n/useTimeText';

interface Loaded {
  list: readonly Pick<ApplicationSummary, 'deadline' | 'handler'>[];
  counts: { todo: number };
}

/**
 * How many applications wait for the reader, and the earliest date among those on the page. An auditor without any,
 * whose unit has some waiting (`queue`), is not told that there is nothing to do.
 */
export function todoText(
  t: Text,
  time: TimeText,
  { list, counts }: Loaded,
  { now, queue }: { now: number; queue: number },
): string {
  if (counts.todo === 0)
    return queue > 0 ? t('life.audit.waiting.label', { n: queue }) : t('projects.list.idle.help');
  const dates = list
    .filter(({ handler }) => handler?.role === 'applicant')
    .flatMap(({ deadline }) => (deadline && Date.parse(deadline) > now ? [deadline] : []));
  const first = dates.sort((a, b) => Date.parse(a) - Date.parse(b))[0];
  return first
    ? t('projects.list.todo.help', { n: counts.todo, date: dayText(time, first) })
    : t('projects.list.waiting.help', { n: counts.todo });
}
