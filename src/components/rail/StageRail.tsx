import type { Stage } from '@contract/enums';
import type { CSSProperties } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { unbrokenDates } from '@/utils/unbroken-dates';
import { RailMarker, RailRuler } from './rail-drawing';
import flag from './rail-flag.module.css';
import { type RailPosition, railTicks, type Tick } from './rail-position';
import whole from './rail-whole.module.css';
import styles from './StageRail.module.css';

interface StageFact {
  /** Replaces the stage's own name, e.g. 退回修改. */
  name?: string;
  date?: string;
  who?: string;
}

interface Props extends RailPosition {
  /** `large` under the hero, `normal` as the header of a project, `small` in lists; `whole` leaves nothing out. */
  size?: 'large' | 'normal' | 'small' | 'whole';
  facts?: Partial<Record<Stage, StageFact>>;
  /** Share of the way through the current stage, 0 to 1; without it there is no needle. */
  today?: number;
  /** Name of the list for screen readers, when the page shows several. */
  label?: string;
}

/** 进度标尺: the road from 申报 to 结题 as a ruler, with a needle for today. */
export function StageRail({ stage, state, size = 'normal', facts = {}, today, label }: Props) {
  const text = useText();
  const ticks = railTicks({ stage, state });
  const share = Math.min(1, Math.max(0, today ?? 0));
  const reached = (tick: Tick): number => (tick.state === 'done' && !tick.here ? 1 : tick.here ? share : 0);
  const looks = size === 'whole' ? whole : undefined;
  return (
    <div className={classNames(styles.box, looks ? looks.box : styles[size])}>
      <ol className={classNames(styles.rail, looks?.rail)} aria-label={label ?? text('kit.rail.self.label')}>
        {ticks.map((tick, index) => {
          const { name, date, who } = facts[tick.stage] ?? {};
          const isEnd = index === ticks.length - 1;
          return (
            <li
              key={tick.stage}
              className={classNames(
                styles.stage,
                styles[tick.state],
                tick.here && styles.here,
                tick.near && styles.near,
                looks?.stage,
              )}
              style={looks && ({ '--reached': reached(tick) } as CSSProperties)}
              aria-current={tick.here ? 'step' : undefined}
            >
              {!isEnd && <RailRuler reached={reached(tick)} halted={tick.state === 'stopped'} />}
              {tick.here && tick.state !== 'ahead' && <RailMarker state={tick.state} />}
              <span className={classNames(styles.words, looks?.words)}>
                <span className={styles.name}>{name ?? text(`kit.stage.${tick.stage}.label`)}</span>
                <span className="vh">{text(`kit.rail.${tick.state}.label`)}</span>
                {date && (
                  <span className={styles.date}>
                    <bdi>{unbrokenDates(date)}</bdi>
                  </span>
                )}
                {who && (
                  <span className={styles.who}>
                    <bdi>{who}</bdi>
                  </span>
                )}
              </span>
              {tick.here && !isEnd && today !== undefined && (
                <span
                  className={classNames(styles.needle, looks?.needle)}
                  style={{ '--at': `${share * 100}%` } as CSSProperties}
                  // Read after the state and the date of the stage, it would say that this happened today.
                  aria-hidden="true"
                >
                  {size !== 'small' && (
                    <span className={classNames(styles.flag, flag.today)}>
                      {text('kit.rail.today.label')}
                    </span>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
