import { SERIES_COLORS } from '@contract/chart-colors';
import { CHART_SMALLEST } from '@contract/limits';
import { CHART_WORDS } from '@contract/rules/chart-words';
import type { Word } from '@contract/word';
import type { Language } from '@server/languages/language';
import type { EmbedFigures } from './embed-figures';
import { HEAT_STEPS } from './embed-style';

/** Up to this many series are drawn as bars; with more, tinted cells are easier to read. */
const BARS_MOST = 4;
/** Height of one bar, in units of a drawing that is a hundred wide. */
const BAR = 12;
const HIDDEN = CHART_WORDS.word('hidden');

type Value = number | null;
interface Measured {
  language: Language;
  most: number;
}

const seriesClass = (place: number): string => `b${place % SERIES_COLORS.light.length}`;

/**
 * A hidden count is drawn as long as the largest small count, up to this share, so that an unknown figure never looks
 * large.
 */
const HIDDEN_SHARE = 0.2;
const shareOf = (value: Value, most: number): number =>
  value === null ? Math.min((CHART_SMALLEST - 1) / most, HIDDEN_SHARE) : value / most;

/** One bar per series, one below the other; hatched where the figure is hidden. */
const drawingOf = (values: readonly Value[], most: number): string => {
  const bars = values.map((value, place) => {
    const length = (100 * shareOf(value, most)).toFixed(2);
    const look = value === null ? 'few' : seriesClass(place);
    return `<rect class="${look}" y="${place * BAR + 1}" width="${length}" height="${BAR - 2}"/>`;
  });
  const height = values.length * BAR;
  return `<svg viewBox="0 0 100 ${height}" height="${height}" preserveAspectRatio="none">${bars.join('')}</svg>`;
};

const headOf = (word: Word, language: Language, key = ''): string =>
  `<th scope="col">${key}${language.write(word)}</th>`;

const barsTable = ({ series, rows, name }: EmbedFigures, { language, most }: Measured): string => {
  const keyOf = (place: number): string =>
    series.length > 1
      ? `<svg class="key" viewBox="0 0 1 1"><rect class="${seriesClass(place)}" width="1" height="1"/></svg>`
      : '';
  const heads = series.map((word, place) => headOf(word, language, keyOf(place)));
  const lines = rows.map(({ name: first, values }) => {
    const cells = values.map((value) => `<td>${value ?? language.write(HIDDEN)}</td>`).join('');
    return `<tr><th scope="row">${language.write(first)}</th>${cells}<td class="bars" aria-hidden="true">${drawingOf(values, most)}</td></tr>`;
  });
  return `<thead><tr>${headOf(name, language)}${heads.join('')}<td aria-hidden="true"></td></tr></thead><tbody>${lines.join('')}</tbody>`;
};

/** Numbers tinted by their size; a hidden one is hatched. */
const heatTable = ({ series, rows, name }: EmbedFigures, { language, most }: Measured): string => {
  const cellOf = (value: Value): string => {
    if (value === null) return `<td class="few">${language.write(HIDDEN)}</td>`;
    return `<td class="h${Math.ceil((HEAT_STEPS * value) / most)}">${value}</td>`;
  };
  const heads = [name, ...series].map((word) => headOf(word, language));
  const lines = rows.map(
    ({ name: first, values }) =>
      `<tr><th scope="row">${language.write(first)}</th>${values.map(cellOf).join('')}</tr>`,
  );
  return `<thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody>`;
};

/** The figures as a table that is a picture as well: bars for a few series, tints for many. */
export const embedTable = (figures: EmbedFigures, language: Language): string => {
  const most = Math.max(1, ...figures.rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const isHeat = figures.series.length > BARS_MOST;
  const write = isHeat ? heatTable : barsTable;
  return `<div class="scroll"><table${isHeat ? ' class="heat"' : ''}><caption class="vh">${language.write(figures.title)}</caption>${write(figures, { language, most })}</table></div>`;
};
