import type { ApplicationSummary } from '@contract/apply';
import type { Text } from '@/i18n/useText';
import type { TimeText } from '@/i18n/useTimeText';

interface Loaded {
  list: readonly Pick<ApplicationSummary, 'deadline' | 'handler'>[];
  counts: { todo: number };
}

/**
 * How many wait for the reader, and the nearest date among those on the page. Who has none, and audits for a unit in
 * which some wait (`queue`), is not idle.
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
    ? t('projects.list.todo.help', { n: counts.todo, date: time.monthDay(first) })
    : t('projects.list.waiting.help', { n: counts.todo });
}
