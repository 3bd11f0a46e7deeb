import type { Demand } from '@contract/demand';
import { DAY_MS } from '@contract/time-units';
import { DayRule } from '@/components/DayRule';
import { useDaysLeft } from '@/components/useDaysLeft';
import styles from './DaysLeft.module.css';

/**
 * The time left, in words and as a bar since publication. The days are counted by the service, whose clock is
 * authoritative. The bar adds nothing to the words and dates, so screen readers need not hear it.
 */
export function DaysLeft({ demand: { publishAt, deadline, daysLeft } }: { demand: Demand }) {
  const left = useDaysLeft();
  return (
    <div>
      <p className={styles.left}>{left(daysLeft)}</p>
      {daysLeft !== null && (
        <div aria-hidden="true">
          <DayRule start={publishAt} end={deadline} now={Date.parse(deadline) - daysLeft * DAY_MS} />
        </div>
      )}
    </div>
  );
}
