import type { DemandRow } from '@contract/demand';
import { Anchor } from '@/components/Anchor';
import { Cover } from '@/components/cover/Cover';
import { DemandBudget } from '@/components/DemandBudget';
import { FoundText } from '@/components/FoundText';
import { StatusTag } from '@/components/StatusTag';
import { useDaysLeft } from '@/components/useDaysLeft';
import { dayText } from '@/i18n/day-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { demandCover } from '@/utils/chosen-cover';
import styles from './DemandItem.module.css';

const SHOWN = 2;
const SOON_DAYS = 7;

/** One demand in the list: title, indicators, budget and deadline. */
export function DemandItem({ row }: { row: DemandRow }) {
  const t = useText();
  const time = useTimeText();
  const left = useDaysLeft();
  const isSoon = row.daysLeft !== null && row.daysLeft <= SOON_DAYS;
  return (
    <article className={row.daysLeft === null ? `${styles.item} ${styles.over}` : styles.item}>
      <div className={styles.words}>
        <Cover of={{ ...row, kind: 'demand', chosen: demandCover(row) }}>
          <p className={styles.kind}>
            <span>{t(`demand.field.${row.field}.label`)}</span>
            <span>{t(`demand.type.${row.type}.label`)}</span>
          </p>
          <h2 className={styles.title}>
            <Anchor to={`/demand/detail/${row.id}`}>
              <FoundText text={row.title} />
            </Anchor>
          </h2>
        </Cover>
        <p className={styles.summary}>
          <bdi>
            <FoundText text={row.summary} />
          </bdi>
        </p>
        <p className={styles.unit}>
          <FoundText text={row.unitName} />
        </p>
      </div>
      <dl className={styles.indicators}>
        {row.indicators.slice(0, SHOWN).map(({ name, target }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{target}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.terms}>
        <StatusTag kind="demand" status={row.status} />
        <DemandBudget min={row.budgetMin} max={row.budgetMax} />
        <p className={styles.left}>
          <span className={isSoon ? styles.soon : undefined}>{left(row.daysLeft)}</span>
          {/* The days that are left tell the year. */}
          <time dateTime={row.deadline}>
            {row.daysLeft === null ? dayText(time, row.deadline) : time.monthDay(row.deadline)}
          </time>
        </p>
      </div>
    </article>
  );
}
