import { escapeHtml } from '@server/http/page-preview';
import { nextDemands, publicDemand } from '@server/modules/demand/service';
import { day, type PreviewRow, paragraph, rowList } from './frame';
import { gonePage, type PageFacts, type PreviewSource, shortened } from './preview-source';

const LISTED = 30;

/** Those whose end is nearest, for the list and for the home page. */
export const demandRows = async ({ deps, now }: PreviewSource, limit: number): Promise<PreviewRow[]> =>
  (await nextDemands(deps.db.kysely, limit, now)).map(({ id, title, publishAt, unitName, summary }) => ({
    ...{ title, summary, at: publishAt, note: unitName },
    to: `/demand/detail/${id}`,
  }));

export const demandListPreview = async (source: PreviewSource): Promise<PageFacts> => {
  const description = '企业和机构提出的技术难题，需求内容向社会公开，联系方式仅会员单位可见。';
  return {
    title: '需求',
    description,
    canonical: '/demand',
    main: `<div class="preview-list"><h1>需求</h1>${paragraph(description)}${rowList(await demandRows(source, LISTED))}</div>`,
  };
};

/** A demand as a visitor may read it; contact details are never among it. */
export const demandPreview = async ({ deps, now }: PreviewSource, id: number): Promise<PageFacts | null> => {
  const demand = await publicDemand(deps.db.kysely, id, now);
  if (demand === 'closed')
    return gonePage('需求已关闭', '这项需求已不再公开展示', { to: '/demand', title: '查看其他需求' });
  if (!demand) return null;
  const { title, no, unitName, summary, problem, conditions, indicators, publishAt, deadline } = demand;
  const targets = indicators
    .map(({ name, target }) => `<li>${escapeHtml(name)}：${escapeHtml(target)}</li>`)
    .join('');
  return {
    title,
    description: shortened(summary),
    canonical: `/demand/detail/${id}`,
    kind: 'article',
    main: `<article class="preview-text">${paragraph(`${no}　${unitName}`, 'preview-note')}<h1>${escapeHtml(title)}</h1><p class="preview-note">发布 ${day(publishAt)}　有效期至 ${day(deadline)}</p><h2>要解决什么</h2>${paragraph(problem)}<h2>已有条件</h2>${paragraph(conditions)}<h2>考核指标</h2><ul>${targets}</ul></article>`,
  };
};
