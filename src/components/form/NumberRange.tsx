import { useIntl } from '@umijs/max';
import { formatSpan } from '@/utils/format-span';
import styles from './CharacterCount.module.css';

/** The range in which a number must lie, shown below its field. */
export const NumberRange = ({ id, min, max }: { id: string; min: number; max: number }) => (
  <bdi className={styles.count} id={id}>
    {formatSpan(min, max, useIntl().locale)}
  </bdi>
);
