import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './FieldMark.module.css';

type MarkOf = (id: string, label: string) => ReactNode;
const Marks = createContext<MarkOf | null>(null);

/**
 * Marks attached to fields by their ids: a button at the end of the label's line, and below the control what the button
 * opens.
 */
export const FieldMarks = Marks.Provider;

interface Place {
  id: string;
  label: string;
}

/** After the control in the order of the page, so that the keyboard reaches the field first. */
export function FieldMark({ id, label }: Place) {
  const mark = useContext(Marks)?.(id, label);
  return mark ? <div className={styles.mark}>{mark}</div> : null;
}

/**
 * Marks for places without a label of their own, such as the lines of a table: a list of their names below each other.
 */
export function FieldMarkList({ title, places }: { title: string; places: readonly Place[] }) {
  const isMarked = useContext(Marks) !== null;
  const titleId = useId();
  if (!isMarked) return null;
  return (
    <div className={styles.places}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={titleId}>
        {places.map(({ id, label }) => (
          <li key={id} className={styles.place} data-field>
            {label}
            <FieldMark id={id} label={label} />
          </li>
        ))}
      </ul>
    </div>
  );
}
