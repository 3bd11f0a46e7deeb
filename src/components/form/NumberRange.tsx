import styles from './CharacterCount.module.css';

/** Between what a number has to be. */
export const NumberRange = ({ id, min, max }: { id: string; min: number; max: number }) => (
  <bdi className={styles.count} id={id}>
    {`${min}–${max}`}
  </bdi>
);
