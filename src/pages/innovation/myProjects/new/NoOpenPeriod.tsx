import type { Period } from '@contract/period';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

const nextOf = (periods: readonly Period[]): Period | undefined =>
  periods
    .filter(({ status }) => status === 'forecast')
    .sort((a, b) => Date.parse(a.applyStart) - Date.parse(b.applyStart))[0];

/** No period is open: says when the next one is. */
export function NoOpenPeriod() {
  const t = useText();
  const time = useTimeText();
  const { periods } = usePeriods();
  const next = nextOf(periods ?? []);
  return (
    <EmptyState
      title={t('projects.new.closed.empty')}
      action={<ButtonLink to="/innovation">{t('projects.new.home.action')}</ButtonLink>}
    >
      {periods && (
        <p>
          {next
            ? t('projects.new.next.help', {
                name: next.name,
                from: time.dateTime(next.applyStart),
                to: time.deadline(next.applyEnd),
              })
            : t('projects.new.unplanned.help')}
        </p>
      )}
    </EmptyState>
  );
}
