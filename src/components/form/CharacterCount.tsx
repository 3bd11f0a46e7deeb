import { useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import styles from './CharacterCount.module.css';

/** Spoken once the typing pauses; at every key it would drown the echo of the keys. */
const PAUSE_MS = 1000;

interface Props {
  id: string;
  count: number;
  min?: number;
  max: number;
}

/** min–max 字 before anything is typed, then 还差 n 字, n / max 字, or 超出 n 字. */
export function CharacterCount({ id, count, min = 0, max }: Props) {
  const text = useText();
  const words =
    count > max
      ? text('kit.count.over.label', { n: count - max })
      : count > 0 && count < min
        ? text('kit.count.missing.label', { n: min - count })
        : count === 0 && min > 1
          ? text('kit.count.range.label', { min, max })
          : text('kit.count.self.label', { n: count, max });
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count > 0 ? words : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, count]);
  return (
    <>
      <span className={classNames(styles.count, count > max && styles.over)} id={id}>
        {words}
      </span>
      <span className="vh" role="status">
        {spoken}
      </span>
    </>
  );
}
