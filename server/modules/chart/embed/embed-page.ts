import type { EmbedTheme } from '@contract/chart-choices';
import { SERIES_COLORS } from '@contract/chart-colors';
import { CHART_SMALLEST } from '@contract/limits';
import { beijingClock, beijingIso } from '@contract/rules/beijing-time';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { inChinese } from '@contract/word';
import { escapeHtml } from '@server/http/page-preview';
import type { EmbedFigures } from './embed-figures';
import { EMBED_STYLE } from './embed-style';

export interface EmbedPage {
  figures: EmbedFigures;
  theme: EmbedTheme;
  at: Date;
  siteName: string;
  /** The page of the platform where this chart is read in full. */
  home: string;
}

const FEW = inChinese(CHART_WORDS.word('fewItems', { smallest: CHART_SMALLEST }));

/** Height of one bar, in units of a drawing that is a hundred wide. */
const BAR = 12;

/** One bar a series, below each other. A hidden count is as long as it can be at most, hatched: there, no figure. */
const drawingOf = (values: readonly (number | null)[], most: number): string => {
  const bars = values.map((value, place) => {
    const length = ((100 * (value ?? CHART_SMALLEST - 1)) / most).toFixed(2);
    const look = value === null ? 'few' : `b${place % SERIES_COLORS.light.length}`;
    return `<rect class="${look}" y="${place * BAR + 1}" width="${length}" height="${BAR - 2}"/>`;
  });
  const height = values.length * BAR;
  return `<svg viewBox="0 0 100 ${height}" height="${height}" preserveAspectRatio="none">${bars.join('')}</svg>`;
};

const HATCH =
  '<svg class="vh" aria-hidden="true"><defs><pattern id="few" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4"/></pattern></defs></svg>';

const tableOf = ({ title, name, series, rows }: EmbedFigures): string => {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const key = (place: number): string =>
    series.length > 1
      ? `<svg class="key" viewBox="0 0 1 1"><rect class="b${place % SERIES_COLORS.light.length}" width="1" height="1"/></svg>`
      : '';
  const heads = series.map((words, place) => `<th scope="col">${key(place)}${escapeHtml(words)}</th>`);
  const lines = rows.map(({ name: first, values }) => {
    const cells = values.map((value) => `<td>${value ?? FEW}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells}<td class="bars" aria-hidden="true">${drawingOf(values, most)}</td></tr>`;
  });
  return `<table><caption class="vh">${escapeHtml(title)}</caption><thead><tr><th scope="col">${escapeHtml(name)}</th>${heads.join('')}<td aria-hidden="true"></td></tr></thead><tbody>${lines.join('')}</tbody></table>`;
};

/** A whole page without any script: title, figures as a table with bars, what is counted and when, and whose it is. */
export const embedPage = ({ figures, theme, at, siteName, home }: EmbedPage): string => {
  const stamp = [figures.scope, `${beijingClock(beijingIso(at)).slice(0, 16)}（北京时间）`];
  const meaning = inChinese(
    CHART_WORDS.word('meaning', { meaning: figures.meaning, stamp: stamp.filter(Boolean).join('，') }),
  );
  return `<!doctype html>
<html lang="zh-CN" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${figures.title} - ${siteName}`)}</title>
<style>${EMBED_STYLE}</style>
</head>
<body>
${HATCH}
<h1>${escapeHtml(figures.title)}</h1>
${figures.rows.length > 0 ? tableOf(figures) : '<p>暂无数据</p>'}
<p class="note">${escapeHtml(meaning)}</p>
<p class="note"><a href="${escapeHtml(home)}" target="_blank" rel="noopener">来源：${escapeHtml(siteName)}</a></p>
</body>
</html>
`;
};
