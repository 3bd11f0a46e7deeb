import type { EmbedTheme } from '@contract/chart-choices';
import { CHART_SMALLEST } from '@contract/limits';
import { beijingClock, beijingIso, TIME_WORDS } from '@contract/rules/beijing-time';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { sentenceCase } from '@contract/rules/sentence-case';
import { asWritten } from '@contract/word';
import type { Language } from '@server/languages/language';
import { escapeHtml } from '@server/pages/page-preview';
import type { EmbedFigures } from './embed-figures';
import { EMBED_STYLE } from './embed-style';
import { embedTable } from './embed-table';

export interface EmbedPage {
  figures: EmbedFigures;
  language: Language;
  theme: EmbedTheme;
  at: Date;
  siteName: string;
  /** The page of the platform where this chart is read in full. */
  home: string;
}

const HATCH =
  '<svg class="vh" aria-hidden="true"><defs><pattern id="few" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4"/></pattern></defs></svg>';

/** A whole page without any script: title, figures as a table with bars, what is counted and when, and whose it is. */
export const embedPage = ({ figures, language, theme, at, siteName, home }: EmbedPage): string => {
  const { lang, dir, say, write } = language;
  const time = TIME_WORDS.word('beijing', { time: beijingClock(beijingIso(at)).slice(0, 16) });
  const meaning = CHART_WORDS.word('meaning', { meaning: figures.meaning, stamp: time });
  const isHidden = figures.rows.some(({ values }) => values.includes(null));
  const why = sentenceCase(say(CHART_WORDS.word('hiddenWhy', { smallest: CHART_SMALLEST })), lang);
  const source = CHART_WORDS.word('source', { site: asWritten(siteName) });
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${say(figures.title)} - ${siteName}`)}</title>
<style>${EMBED_STYLE}</style>
</head>
<body>
${HATCH}
<h1>${write(figures.title)}</h1>
${figures.scope.length > 0 ? `<p class="scope">${figures.scope.map(write).join('　')}</p>` : ''}
${figures.rows.length > 0 ? embedTable(figures, language) : `<p>${write(CHART_WORDS.word('nothing'))}</p>`}
${isHidden ? `<p class="note">${escapeHtml(why)}</p>\n` : ''}<p class="note">${write(meaning)}</p>
<p class="note"><a href="${escapeHtml(home)}" target="_blank" rel="noopener">${write(source)}</a></p>
</body>
</html>
`;
};
