import { escapeHtml } from '@server/http/page-preview';
import { publicList } from '@server/modules/content/service';
import { demandRows } from './demand-preview';
import { link, paragraph, rowList } from './frame';
import type { PageFacts, PreviewSource } from './preview-source';
import { LISTED, type PublicKind } from './public-content';

const LEAD =
  '面向企业、高校与科研院所征集应用技术项目。从申报到结题，各环节的时间安排一目了然，办理进度随时可查。';
const SHOWN = 6;
const DEMANDS = 4;

const block = async ({ deps, now }: PreviewSource, { type, path, title }: PublicKind): Promise<string> => {
  const { rows } = await publicList(deps.db.kysely, type, { offset: 0, limit: SHOWN }, now);
  const items = rows.map((row) => ({ to: `${path}/${row.id}`, title: row.title, at: row.publishAt }));
  return `<section><h2>${title}</h2>${rowList(items, 3)}<p>${link(path, `全部${title}`)}</p></section>`;
};

/** The front page: what the site is for, and what is new. */
export const homePreview = async (source: PreviewSource): Promise<PageFacts> => {
  const kinds = LISTED.filter(({ type }) => type === 'notification' || type === 'policyDoc');
  const blocks: string[] = [];
  for (const kind of kinds) blocks.push(await block(source, kind));
  const demands = await demandRows(source, DEMANDS);
  return {
    title: '首页',
    description: LEAD,
    canonical: '/',
    main: `<div class="preview-list preview-home"><h1>${escapeHtml(source.settings['site.name'])}</h1>${paragraph(LEAD)}<p>${link('/innovation', '查看指南')}</p>${blocks.join('')}<section><h2>需求</h2>${rowList(demands, 3)}<p>${link('/demand', '全部需求')}</p></section></div>`,
  };
};
