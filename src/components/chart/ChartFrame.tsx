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
import type { ChartFigures, ChartWords } from './chart-option';

const EChart = lazy(() => import('./EChart'));

interface Props {
  /** A question: 哪些类别申报最多？ */
  title: string;
  /** What the figures say, in one sentence. */
  finding: string;
  figures: ChartFigures;
  /** Head of the first column, and of the figures where there is one series. */
  columns: { name: string; value: string };
  option: (figures: ChartFigures, colors: ChartColors, words: ChartWords) => object;
  height: number;
  /** Says with which filter and when, in the file and its name. */
  stamp: string;
  /** 口径: what is counted, and how. */
  meaning: string;
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

const SAVES = ['csv', 'json', 'png', 'svg'] as const;
/** Only what is drawn can be saved as a drawing. */
const DRAWINGS: readonly string[] = ['png', 'svg'];

/** A chart that is also a table and a data set (req:ui-charts). */
export function ChartFrame(props: Props) {
  const { title, finding, meaning, figures, columns, option, height, stamp, controls, tableFirst, onPick } =
    props;
  const t = useText();
  const { mode } = useTheme();
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<'chart' | 'table' | null>(null);
  const view = chosen ?? (tableFirst ? 'table' : 'chart');
  const isEmpty = figures.categories.length === 0;
  const colors = chartColors(mode);
  const save = (kind: string, body: Blob): void => saveFile(`${title}-${stamp}.${kind}`, body);
  const drawingOf = () => drawing.current?.querySelector('svg');
  const saves: Record<(typeof SAVES)[number], () => void | Promise<void>> = {
    csv: () => save('csv', new Blob([csvOf(figures, columns, stamp)], { type: 'text/csv' })),
    json: () => {
      const body = JSON.stringify({ title, meaning, stamp, ...figures }, null, 2);
      save('json', new Blob([body], { type: 'application/json' }));
    },
    svg: () => {
      const svg = drawingOf();
      if (svg) save('svg', new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }));
    },
    png: async () => {
      const svg = drawingOf();
      if (svg) save('png', await svgToPng(svg, colors.ground));
    },
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
            <fieldset className={styles.saves}>
              <legend className="vh">{t('chart.save.self.label')}</legend>
              {SAVES.filter((kind) => view === 'chart' || !DRAWINGS.includes(kind)).map((kind) => (
                <Button
                  key={kind}
                  size="small"
                  look="text"
                  aria-label={t('chart.save.kind.action', { kind: kind.toUpperCase() })}
                  onClick={() => void saves[kind]()}
                >
                  {kind.toUpperCase()}
                </Button>
              ))}
            </fieldset>
          </div>
        )}
      </header>
      {controls}
      {isEmpty ? (
        <EmptyState title={t('chart.none.self.empty')} drawing="noResult" />
      ) : (
        <>
          {finding && <p className={styles.finding}>{finding}</p>}
          {view === 'chart' ? (
            <div ref={drawing} className={styles.drawing}>
              <Suspense fallback={<LoadingSkeleton shape="rows" count={4} />}>
                <EChart
                  option={option(figures, colors, { description: finding, few: t('chart.few.self.label') })}
                  height={height}
                  onPick={onPick}
                />
              </Suspense>
            </div>
          ) : (
            <ChartTable caption={title} figures={figures} columns={columns} />
          )}
          <p className={styles.meaning}>{t('chart.meaning.self.label', { meaning, stamp })}</p>
        </>
      )}
    </section>
  );
}
