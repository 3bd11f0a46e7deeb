import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './RowTools.module.css';
import type { Rows } from './useRows';

interface Props {
  rows: Rows;
  id: string;
  name: string;
  index: number;
  count: number;
  /** False while the list has no more rows than its minimum. */
  removable: boolean;
}

/** Up, down, remove. At an end the button keeps its place and the focus, and does nothing. */
export function RowTools({ rows, id, name, index, count, removable }: Props) {
  const text = useText();
  const domId = rows.domId(id);
  return (
    <div className={styles.tools}>
      {count > 1 && (
        <>
          <Button
            id={`${domId}-up`}
            look="text"
            size="small"
            icon="up"
            aria-label={text('kit.rows.up.action', { name })}
            aria-disabled={index === 0 || undefined}
            onClick={() => rows.move(id, -1)}
          />
          <Button
            id={`${domId}-down`}
            look="text"
            size="small"
            icon="down"
            aria-label={text('kit.rows.down.action', { name })}
            aria-disabled={index === count - 1 || undefined}
            onClick={() => rows.move(id, 1)}
          />
        </>
      )}
      {removable && (
        <Button
          look="text"
          size="small"
          icon="trash"
          aria-label={text('kit.rows.remove.action', { name })}
          onClick={() => rows.remove(id)}
        >
          <span className={styles.word}>{text('kit.rows.removeShort.action')}</span>
        </Button>
      )}
    </div>
  );
}
