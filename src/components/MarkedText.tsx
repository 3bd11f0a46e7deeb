import { Fragment } from 'react';
import styles from './MarkedText.module.css';

interface Props {
  text: string;
  /** Ranges to mark, each as start and end, in ascending order and without overlap. */
  marks: readonly (readonly [number, number])[];
}

/** A text with the searched words marked. */
export const MarkedText = ({ text, marks }: Props) => {
  const ends = marks.map(([, end]) => end);
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
};
