import type { Demand } from '@contract/demand';
import { DAY_MS } from '@contract/time-units';
import { DayRule } from '@/components/DayRule';
import { useDaysLeft } from '@/components/useDaysLeft';
import styles from './DaysLeft.module.css';

/**
 * How long it is still open, in words and on a ruler from its publication. The service counted the days: its clock is
 * right. The ruler says nothing that the words, the day of publication and the last day do not.
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
