import { createHash } from 'node:crypto';
import type { EmbedTheme } from '@contract/chart-choices';
import { SERIES_COLORS } from '@contract/chart-colors';

/** The page of one chart brings all of its looks along: it stands on sites that have none of the app's files. */
const PALETTE: Record<EmbedTheme, Record<'text' | 'quiet' | 'line' | 'ground' | 'link', string>> = {
  light: { text: '#18212f', quiet: '#5c687a', line: '#dce2ea', ground: '#ffffff', link: '#1d4f91' },
  dark: { text: '#e6eaf0', quiet: '#a3adbb', line: '#333d4b', ground: '#151b24', link: '#8fb8ee' },
};

/** How many tints the cells of a table with many series are divided into. */
export const HEAT_STEPS = 5;

const heatOf = (theme: EmbedTheme): string[] =>
  Array.from({ length: HEAT_STEPS }, (_, step) => {
    const share = Math.round((255 * 0.32 * (step + 1)) / HEAT_STEPS);
    return `[data-theme=${theme}] .h${step + 1}{background:${SERIES_COLORS[theme][0]}${share.toString(16).padStart(2, '0')}}`;
  });

const colorsOf = (theme: EmbedTheme): string => {
  const { text, quiet, line, ground, link } = PALETTE[theme];
  const series = SERIES_COLORS[theme].map(
    (color, place) => `[data-theme=${theme}] .b${place}{fill:${color}}`,
  );
  return `[data-theme=${theme}]{--text:${text};--quiet:${quiet};--line:${line};--ground:${ground};--link:${link};color-scheme:${theme}}${[...series, ...heatOf(theme)].join('')}`;
};

export const EMBED_STYLE = `${colorsOf('light')}${colorsOf('dark')}
*{box-sizing:border-box;margin:0}
body{padding:16px;background:var(--ground);color:var(--text);font:14px/22px -apple-system,'Segoe UI','PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif}
h1{font-size:18px;line-height:28px}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding-block:6px;padding-inline-end:12px;border-bottom:1px solid var(--line);text-align:start;font-weight:400;font-variant-numeric:tabular-nums}
.heat :is(th,td)+*{padding-inline-start:8px}
thead th{color:var(--quiet);font-size:13px}
td{white-space:nowrap}
.bars{width:45%;padding-inline-end:0}
.bars svg{display:block;width:100%}
.few{fill:url(#few);stroke:var(--quiet);stroke-dasharray:3;vector-effect:non-scaling-stroke}
#few path{stroke:var(--quiet)}
[dir=rtl] .bars svg{transform:scaleX(-1)}
td.few{background:repeating-linear-gradient(45deg,var(--line) 0 1px,transparent 1px 5px)}
.key{width:10px;height:10px;margin-inline-end:6px}
.scope{color:var(--quiet)}
.scroll,h1+p:not([class]){margin-top:12px}
.note{margin-top:12px;color:var(--quiet);font-size:13px;line-height:20px}
a{color:var(--link)}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(max-width:480px){.bars,thead td{display:none}}
`;

/** Nothing is loaded and nothing runs; every site may show the page. */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(EMBED_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join(';');
