import { Button } from '@/components/Button';
import { useFootBar } from '@/components/useFootBar';
import { useText } from '@/i18n/useText';
import type { RowAct } from './row-work';
import styles from './WorkBar.module.css';

interface Props<Row> {
  count: number;
  /** How many of them are on other pages of the list. */
  elsewhere: number;
  acts: readonly RowAct<Row>[];
  onAct: (act: RowAct<Row>) => void;
  onClear: () => void;
}

/** The possible actions on the selected rows, or a note that there are none; stays visible while changing pages. */
export function WorkBar<Row>({ count, elsewhere, acts, onAct, onClear }: Props<Row>) {
  const t = useText();
  const bar = useFootBar();
  const advised = acts.find(({ hard }) => !hard);
  return (
    <section ref={bar} className={styles.bar} aria-label={t('admin.batch.bar.label')}>
      <p role="status" className={styles.said}>
        <b>{t('admin.batch.chosen.label', { n: count })}</b>
        {elsewhere > 0 && <span>{t('admin.batch.elsewhere.label', { n: elsewhere })}</span>}
        {acts.length === 0 && <span>{t('admin.batch.none.help')}</span>}
      </p>
      {acts.map((act) => (
        <Button
          key={act.key}
          look={act.hard ? 'danger' : act === advised ? 'primary' : 'plain'}
          onClick={() => onAct(act)}
        >
          {act.name}
        </Button>
      ))}
      <Button look="text" onClick={onClear}>
        {t('admin.batch.clear.action')}
      </Button>
    </section>
  );
}
