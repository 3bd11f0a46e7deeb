import { useId } from 'react';
import { Anchor } from '@/components/Anchor';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { PeopleHere } from '@/pages/innovation/myProjects/presence/PeopleHere';
import { classNames } from '@/utils/class-names';
import styles from './StepRail.module.css';

export interface StepLink {
  id: string;
  title: string;
  /** Missing where there is nothing to go to yet. */
  to?: string;
  /** Short state beside the name: 已完成, 1 处. */
  note?: string;
  /** Names of the people who are at this step now. */
  here?: readonly string[];
  /** The note speaks of mistakes. */
  wrong?: boolean;
}

interface Props {
  steps: readonly StepLink[];
  current: string;
  label: string;
  /** Phones choose from a select; the page decides how to go to the chosen step. */
  onGo: (to: string) => void;
}

/** Steps of the form: a text rail beside it, a list to choose from on phones. */
export function StepRail({ steps, current, label, onGo }: Props) {
  const text = useText();
  const join = useList();
  const selectId = useId();
  const others = steps
    .filter(({ here }) => here && here.length > 0)
    .sort((a, b) => Number(b.id === current) - Number(a.id === current));
  const nameOf = ({ title, note }: StepLink, index: number): string =>
    `${index + 1} ${note ? text('kit.step.note.label', { title, note }) : title}`;
  return (
    <nav aria-label={label}>
      <ol className={styles.rail}>
        {steps.map(({ id, title, to, note, wrong, here }) => (
          <li key={id}>
            {to ? (
              <Anchor to={to} className={styles.step} aria-current={id === current ? 'step' : undefined}>
                <span>
                  {title} {here && <PeopleHere names={here} />}
                </span>
                {note && <span className={classNames(styles.note, wrong && styles.wrong)}>{note}</span>}
              </Anchor>
            ) : (
              <span className={styles.step} aria-current={id === current ? 'step' : undefined}>
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.chooser}>
        <label htmlFor={selectId}>{label}</label>
        <select
          id={selectId}
          className={styles.select}
          value={current}
          onChange={(event) => {
            const chosen = steps.find(({ id }) => id === event.target.value);
            if (chosen?.to) onGo(chosen.to);
          }}
        >
          {steps.map((step, index) => (
            <option key={step.id} value={step.id} disabled={!step.to && step.id !== current}>
              {nameOf(step, index)}
            </option>
          ))}
        </select>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map(({ id, title, here = [] }) => (
              <li key={id}>
                {text(id === current ? 'people.here.with.label' : 'people.here.elsewhere.label', {
                  names: join([...here]),
                  title,
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}
