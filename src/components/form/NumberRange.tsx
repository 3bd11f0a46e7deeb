import styles from './CharacterCount.module.css';

/** The range in which a number must lie, shown below its field. */
export const NumberRange = ({ id, min, max }: { id: string; min: number; max: number }) => (
  <bdi className={styles.count} id={id}>
    {`${min}–${max}`}
  </bdi>
);
