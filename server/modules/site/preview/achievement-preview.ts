import { escapeHtml } from '@server/http/page-preview';
import { newestAchievements, publicAchievement } from '@server/modules/achievement/service';
import { day, paragraph, rowList } from './frame';
import { gonePage, type PageFacts, type PreviewSource, shortened } from './preview-source';

const LISTED = 30;

export const achievementListPreview = async ({ deps }: PreviewSource): Promise<PageFacts> => {
  const description = '已发布的项目成果与实验室成果，内容向社会公开。';
  const rows = (await newestAchievements(deps.db.kysely, LISTED)).map((row) => ({
    ...{ title: row.title, summary: row.summary, at: row.publishAt, note: row.unitName },
    to: `/achi/detail/${row.id}`,
  }));
  const main = `<div class="preview-list"><h1>成果</h1>${paragraph(description)}${rowList(rows)}</div>`;
  return { title: '成果', description, canonical: '/achi', main };
};

/** An achievement as a visitor may read it; contact details are never among it. */
export const achievementPreview = async ({ deps }: PreviewSource, id: number): Promise<PageFacts | null> => {
  const found = await publicAchievement(deps.db.kysely, id);
  if (found === 'removed')
    return gonePage('成果已下架', '这项成果已不再公开展示', { to: '/achi', title: '查看其他成果' });
  if (!found) return null;
  const { title, no, unitName, leader, summary, scenes, publishAt } = found;
  return {
    title,
    description: shortened(summary),
    canonical: `/achi/detail/${id}`,
    kind: 'article',
    main: `<article class="preview-text">${paragraph(`${no}　${unitName}　${leader}`, 'preview-note')}<h1>${escapeHtml(title)}</h1><p class="preview-note">发布 ${day(publishAt)}</p><h2>成果简介</h2>${paragraph(summary)}<h2>应用场景</h2>${paragraph(scenes)}</article>`,
  };
};
