import { toCsv } from '@contract/rules/csv';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useText } from '@/i18n/useText';
import { useTheme } from '@/theme/useTheme';
import { saveFile } from '@/utils/save-file';
import { svgToPng } from '@/utils/svg-to-png';
import styles from './ChartFrame.module.css';
import { ChartTable } from './ChartTable';
import { type ChartColors, chartColors } from './chart-colors';
import type { ChartFigures } from './chart-option';

const EChart = lazy(() => import('./EChart'));

interface Props {
  /** A question: 哪些类别申报最多？ */
  title: string;
  /** What the figures say, in one sentence. */
  finding: string;
  figures: ChartFigures;
  /** Head of the first column, and of the figures where there is one series. */
  columns: { name: string; value: string };
  option: (figures: ChartFigures, colors: ChartColors, description: string) => object;
  height: number;
  /** Says with which filter and when, in the file and its name. */
  stamp: string;
  /** Switches and filters of this chart. */
  controls?: ReactNode;
  tableFirst: boolean;
  onPick?: (name: string) => void;
}

const csvOf = ({ categories, series }: ChartFigures, columns: Props['columns'], stamp: string): string => {
  const names = series.length === 1 ? [columns.value] : series.map(({ name }) => name);
  const rows = categories.map((category, i) => [category, ...series.map(({ values }) => values[i] ?? null)]);
  return toCsv([[stamp], [columns.name, ...names], ...rows]);
};

/** A chart that is also a table and a data set (req:ui-charts). */
export function ChartFrame(props: Props) {
  const { title, finding, figures, columns, option, height, stamp, controls, tableFirst, onPick } = props;
  const t = useText();
  const { mode } = useTheme();
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<'chart' | 'table' | null>(null);
  const view = chosen ?? (tableFirst ? 'table' : 'chart');
  const isEmpty = figures.categories.length === 0;
  const colors = chartColors(mode);
  const savePng = async (): Promise<void> => {
    const svg = drawing.current?.querySelector('svg');
    if (svg) saveFile(`${title}-${stamp}.png`, await svgToPng(svg, colors.ground));
  };
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {!isEmpty && (
          <div className={styles.tools}>
            <fieldset className={styles.views}>
              <legend className="vh">{t('chart.view.self.label')}</legend>
              {(['chart', 'table'] as const).map((name) => (
                <button key={name} type="button" aria-pressed={view === name} onClick={() => setChosen(name)}>
                  {t(`chart.view.${name}.action`)}
                </button>
              ))}
            </fieldset>
            <Button
              size="small"
              onClick={() =>
                saveFile(
                  `${title}-${stamp}.csv`,
                  new Blob([csvOf(figures, columns, stamp)], { type: 'text/csv' }),
                )
              }
            >
              {t('chart.save.csv.action')}
            </Button>
            {view === 'chart' && (
              <Button size="small" onClick={() => void savePng()}>
                {t('chart.save.png.action')}
              </Button>
            )}
          </div>
        )}
      </header>
      {controls}
      {isEmpty ? (
        <EmptyState title={t('chart.none.self.empty')} drawing="noResult" />
      ) : (
        <>
          <p className={styles.finding}>{finding}</p>
          {view === 'chart' ? (
            <div ref={drawing} className={styles.drawing}>
              <Suspense fallback={<LoadingSkeleton shape="rows" count={4} />}>
                <EChart option={option(figures, colors, finding)} height={height} onPick={onPick} />
              </Suspense>
            </div>
          ) : (
            <ChartTable caption={title} figures={figures} columns={columns} />
          )}
        </>
      )}
    </section>
  );
}
