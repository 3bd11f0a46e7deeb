import { escapeHtml } from '@server/http/page-preview';
import { publicResult, publicResults } from '@server/modules/result/service';
import { day, paragraph, rowList } from './frame';
import { type PageFacts, type PreviewSource, shortened } from './preview-source';

const LISTED = 30;
const STAGES = { one: '阶段一成果', two: '阶段二成果' } as const;

export const resultListPreview = async ({ deps }: PreviewSource): Promise<PageFacts> => {
  const description = '已通过验收并公开的阶段一、阶段二成果。';
  const rows = (await publicResults(deps.db.kysely, LISTED)).map((row) => ({
    ...{ title: row.title, summary: row.summary, at: row.passTime },
    note: `${STAGES[row.milestone]}　${row.unitName}`,
    to: `/innovation/result/${row.applicationId}`,
  }));
  const main = `<div class="preview-list"><h1>阶段成果</h1>${paragraph(description)}${rowList(rows)}</div>`;
  return { title: '阶段成果', description, canonical: '/innovation/result', main };
};

/** What a project has made public of its stages: never money, papers or people. */
export const resultPreview = async ({ deps }: PreviewSource, id: number): Promise<PageFacts | null> => {
  const found = await publicResult(deps.db.kysely, id);
  if (!found) return null;
  const { project, stages } = found;
  const parts = stages.map(
    ({ milestone, passTime, summary, indicators }) =>
      `<h2>${STAGES[milestone]}</h2><p class="preview-note">${day(passTime)} 通过</p>${paragraph(summary)}<ul>${indicators
        .map(
          ({ name, target, actual }) =>
            `<li>${escapeHtml(name)}：${escapeHtml(target)}，实际 ${escapeHtml(actual)}</li>`,
        )
        .join('')}</ul>`,
  );
  return {
    title: project.title,
    description: shortened(stages[0]?.summary ?? project.title),
    canonical: `/innovation/result/${id}`,
    kind: 'article',
    main: `<article class="preview-text">${paragraph(`${project.no}　${project.unitName}`, 'preview-note')}<h1>${escapeHtml(project.title)}</h1>${parts.join('')}</article>`,
  };
};
