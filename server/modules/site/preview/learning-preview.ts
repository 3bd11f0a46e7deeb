import type { SpaceKind } from '@contract/learning-choices';
import { escapeHtml } from '@server/http/page-preview';
import { publicSpace, publicSpaces } from '@server/modules/learning/service';
import { paragraph, rowList } from './frame';
import { type PageFacts, type PreviewSource, shortened } from './preview-source';

const LISTED = 30;
const LISTS = {
  course: {
    path: '/learning',
    title: '课程中心',
    description: '由高校、院所和企业的教师开设。所有人都能查看介绍，凭教师给的邀请码加入。',
  },
  project: {
    path: '/learning/projects',
    title: '学习项目',
    description: '和教师、同学一起完成一件真实的作品。凭项目管理人员给的邀请码加入。',
  },
} as const;

const addressOf = (kind: SpaceKind, id: number): string =>
  `/learning/${kind === 'course' ? 'courses' : 'projects'}/${id}`;

/** Courses or projects; on a learning site the courses are the home page. */
export const spaceListPreview = async (
  { deps, now }: PreviewSource,
  kind: SpaceKind,
  canonical: string = LISTS[kind].path,
): Promise<PageFacts> => {
  const { title, description } = LISTS[kind];
  const rows = (await publicSpaces(deps.db.kysely, kind, LISTED, now)).map((space) => ({
    ...{ title: space.title, summary: space.summary, at: space.createTime },
    note: `${space.unit_name}　${space.teacher}`,
    to: addressOf(kind, space.id),
  }));
  const main = `<div class="preview-list"><h1>${title}</h1>${paragraph(description)}${rowList(rows)}</div>`;
  return { title, description, canonical, main };
};

/** One of them as a visitor may read it: never with a code, never with the names of learners. */
export const spacePreview = async (
  { deps, now }: PreviewSource,
  kind: SpaceKind,
  id: number,
): Promise<PageFacts | null> => {
  const space = await publicSpace(deps.db.kysely, kind, id, now);
  if (!space) return null;
  const { title, summary, body, unit_name, team } = space;
  const teachers = team.map(({ name }) => name).join('、');
  return {
    title,
    description: shortened(summary),
    canonical: addressOf(kind, id),
    kind: 'article',
    main: `<article class="preview-text">${paragraph(`${unit_name}　${teachers}`, 'preview-note')}<h1>${escapeHtml(title)}</h1>${paragraph(summary)}${body
      .split('\n')
      .map((line) => paragraph(line))
      .join('')}</article>`,
  };
};
