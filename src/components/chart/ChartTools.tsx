import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './ChartFrame.module.css';

export type ChartView = 'chart' | 'table';
const FILES = ['csv', 'json', 'png', 'svg'] as const;
export type ChartFile = (typeof FILES)[number];
/** Images can be saved only while the chart is drawn, not from the table. */
const DRAWINGS: readonly ChartFile[] = ['png', 'svg'];

interface Props {
  view: ChartView;
  onView: (view: ChartView) => void;
  onSave: (file: ChartFile) => void;
}

/** The switch between 图 and 表, and the files in which the chart can be saved. */
export function ChartTools({ view, onView, onSave }: Props) {
  const t = useText();
  return (
    <div className={`noPrint ${styles.tools}`}>
      <fieldset className={styles.views}>
        <legend className="vh">{t('chart.view.self.label')}</legend>
        {(['chart', 'table'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
            {t(`chart.view.${name}.action`)}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.saves}>
        <legend className="vh">{t('chart.save.self.label')}</legend>
        {FILES.filter((file) => view === 'chart' || !DRAWINGS.includes(file)).map((file) => (
          <Button
            key={file}
            size="small"
            look="text"
            aria-label={t('chart.save.kind.action', { kind: file.toUpperCase() })}
            onClick={() => onSave(file)}
          >
            {file.toUpperCase()}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
