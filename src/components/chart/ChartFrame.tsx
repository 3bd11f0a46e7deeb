import type { EmbedChoice } from '@contract/chart-choices';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { fileNameOf } from '@contract/rules/clean-file-name';
import { directionOf } from '@contract/rules/direction';
import { useIntl } from '@umijs/max';
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useKeptView } from '@/components/useKeptView';
import { useCount } from '@/i18n/useCount';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { usePrinting } from '@/theme/usePrinting';
import { useTheme } from '@/theme/useTheme';
import { formatDateTime } from '@/utils/format-time';
import { saveFile } from '@/utils/save-file';
import styles from './ChartFrame.module.css';
import { ChartMeaning } from './ChartMeaning';
import { ChartShare } from './ChartShare';
import { ChartTable } from './ChartTable';
import { type ChartFile, ChartTools, type ChartView } from './ChartTools';
import { type ChartColors, chartColors, paperColors } from './chart-colors';
import { type ChartData, type ChartStamp, chartCsv, chartJson } from './chart-data';
import { type Drawing, mirrored } from './chart-mirror';
import type { ChartFigures, ChartWords } from './chart-option';
import { svgToPng } from './svg-to-png';
import { type Counted, useSummary } from './useSummary';

/** A row of the skeleton, which is as high as the drawing it stands for. */
const SKELETON_ROW_PX = 45;

const EChart = lazy(() => import('./EChart'));

interface Props {
  /** A question: 哪些类别申报最多 */
  title: string;
  /** What is counted; `part`: the figures are some of all, so that their sum says nothing. */
  of: Counted;
  part?: boolean;
  figures: ChartFigures;
  /** Head of the first column, and of the figures where there is one series. */
  columns: { name: string; value: string };
  option: (figures: ChartFigures, colors: ChartColors, words: ChartWords) => Drawing;
  height: number;
  stamp: ChartStamp;
  /** How a sentence names a category of the chart, where that differs from its label: 2026 年. */
  spoken?: (name: string) => string;
  /** 口径: what is counted, and how. */
  meaning: string;
  /** Switches and filters of this chart. */
  controls?: ReactNode;
  tableFirst: boolean;
  /** Replaces the plain table by one that shows more. */
  table?: ReactNode;
  onPick?: (name: string) => void;
  /** Address of the list of items that a figure counts; the table links to it. */
  linkOf?: (name: string) => string;
  /** Where the chart stands alone, with its filters; `embed`: for frames of other sites. */
  address: string;
  embed?: EmbedChoice | undefined;
  alone: boolean;
}

/** A chart that is also a table, a data set and an address (req:ui-charts). */
export function ChartFrame(props: Props) {
  const { title, of, part, meaning, figures, columns, option, height, controls, spoken, onPick, linkOf } =
    props;
  const { scope, at } = props.stamp;
  const t = useText();
  const say = useWords();
  const count = useCount();
  const summarize = useSummary();
  const few = say(CHART_WORDS.word('hidden'));
  const { mode } = useTheme();
  const printing = usePrinting();
  const isRtl = directionOf(useIntl().locale) === 'rtl';
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useKeptView<ChartView | null>(`chart ${props.address}`, null);
  const view = chosen ?? (props.tableFirst ? 'table' : 'chart');
  const summary = summarize(figures, { of, view, ...(part && { part }), ...(spoken && { spoken }) });
  const isEmpty = figures.categories.length === 0;
  // Printed charts have light colours whatever the theme on screen.
  const colors = printing ? paperColors() : chartColors(mode);
  const drawn = () => option(figures, colors, { description: summary, few, count });
  // In files and their names the time is written the same in every language.
  const stamp = [...scope, formatDateTime(at)].join(' ');
  const data: ChartData = {
    title,
    meaning,
    stamp,
    figures,
    columns,
    few,
    change: t('chart.change.self.column'),
  };
  const save = (kind: ChartFile, body: Blob): void => saveFile(fileNameOf(`${title}-${stamp}`, kind), body);
  const saves: Record<ChartFile, (svg: SVGSVGElement | null) => void | Promise<void>> = {
    csv: () => save('csv', new Blob([chartCsv(data)], { type: 'text/csv' })),
    json: () => save('json', new Blob([chartJson(data)], { type: 'application/json' })),
    svg: (svg) => {
      if (svg) save('svg', new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }));
    },
    png: async (svg) => {
      if (svg) save('png', await svgToPng(svg, colors.ground));
    },
  };
  const saveAs = (file: ChartFile) => void saves[file](drawing.current?.querySelector('svg') ?? null);
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {!isEmpty && <ChartTools view={view} onView={setChosen} onSave={saveAs} />}
      </header>
      {controls && <div className={styles.controls}>{controls}</div>}
      {isEmpty ? (
        <EmptyState title={t('chart.none.self.empty')} drawing="noResult" />
      ) : (
        <>
          {summary && <p className={styles.summary}>{summary}</p>}
          {view === 'chart' ? (
            <div ref={drawing} className={styles.drawing} style={{ minHeight: height }}>
              <Suspense
                fallback={<LoadingSkeleton shape="table" count={Math.floor(height / SKELETON_ROW_PX)} />}
              >
                <EChart
                  option={isRtl ? mirrored(drawn()) : drawn()}
                  height={height}
                  printing={printing}
                  onPick={onPick}
                />
              </Suspense>
            </div>
          ) : (
            (props.table ?? (
              <ChartTable caption={title} figures={figures} columns={columns} few={few} linkOf={linkOf} />
            ))
          )}
          <ChartMeaning meaning={meaning} stamp={props.stamp} />
          <ChartShare title={title} address={props.address} embed={props.embed} alone={props.alone} />
        </>
      )}
    </section>
  );
}
