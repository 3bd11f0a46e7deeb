import { beijingDay } from '@contract/rules/beijing-time';
import { escapeHtml } from '@server/http/page-preview';
import type { Settings } from '@server/modules/site/service';
import { LISTED, SINGLE } from './public-content';

const NAVIGATION = [
  { path: '/', title: '首页' },
  { path: '/innovation', title: '开创专项' },
  { path: '/demand', title: '需求' },
  { path: '/learning', title: '学习' },
  ...LISTED,
  ...SINGLE.filter(({ type }) => type !== 'privacyPolicy' && type !== 'accessibilityStatement'),
];

/** A learning site has ways of its own. */
const LEARNING = [
  { path: '/', title: '课程中心' },
  { path: '/learning/projects', title: '学习项目' },
  { path: '/faq', title: '帮助' },
];

export const link = (to: string, words: string): string =>
  `<a href="${escapeHtml(to)}">${escapeHtml(words)}</a>`;

/** `2026-09-30`, marked as the time it is. */
export const day = (iso: string): string => `<time datetime="${escapeHtml(iso)}">${beijingDay(iso)}</time>`;

export const paragraph = (words: string | null, name = ''): string =>
  words ? `<p${name && ` class="${name}"`}>${escapeHtml(words)}</p>` : '';

export interface PreviewRow {
  to: string;
  title: string;
  at: string;
  note?: string | null;
  summary?: string | null;
}

/** Rows of a list: day, title, number, summary. */
export const rowList = (rows: readonly PreviewRow[], level: 2 | 3 = 2): string =>
  `<ol class="preview-rows">${rows
    .map(
      ({ to, title, at, note, summary }) =>
        `<li>${day(at)}<div><h${level}>${link(to, title)}</h${level}>${paragraph(note ?? null, 'preview-note')}${paragraph(summary ?? null)}</div></li>`,
    )
    .join('')}</ol>`;

/** Header with the ways to everything public, the page, and whom to ask. */
export const frame = (settings: Settings, main: string, isLearning = false): string => {
  const { host, phone, hours } = settings['site.contact'];
  const links = (isLearning ? LEARNING : NAVIGATION)
    .map(({ path, title }) => `<li>${link(path, title)}</li>`)
    .join('');
  return `<header class="preview-head"><div class="wrap"><a class="preview-name" href="/">${escapeHtml(settings['site.name'])}</a><nav aria-label="主导航"><ul>${links}</ul></nav></div></header>
<main class="wrap">${main}</main>
<footer class="preview-foot"><div class="wrap">${paragraph(host)}${paragraph([phone, hours].filter(Boolean).join('，'))}<p>${link('/privacy', '隐私政策')}　${link('/accessibility', '无障碍声明')}　${link('/sitemap', '网站地图')}</p></div></footer>`;
};
