import type { SpaceKind } from '@contract/learning-choices';
import { publicAchievement } from '@server/modules/achievement/service';
import { publicResult } from '@server/modules/apply/service';
import { publicContent } from '@server/modules/content/service';
import { publicDemand } from '@server/modules/demand/service';
import { publicSpace } from '@server/modules/learning/service';
import { gonePage, type PageFacts, type PreviewSource, shortened } from './preview-source';
import type { PublicKind } from './public-content';

type Facts = Promise<PageFacts | null>;

const article = (
  title: string,
  description: string,
  canonical: string,
  times?: PageFacts['times'],
): PageFacts => ({
  ...{ title, canonical, kind: 'article' },
  description: shortened(description),
  ...(times ? { times } : {}),
});

/** A text without its tags, for a description. */
const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

/** A text of a list by its number, or the only one of its kind. */
export const contentFacts = async (
  { deps, now }: PreviewSource,
  { type, path }: PublicKind,
  id: number | null,
): Facts => {
  const content = await publicContent(deps.db.kysely, type, id, now);
  if (!content) return null;
  const { title, summary, bodyHtml, publishAt, updateTime } = content;
  return article(title, summary || plain(bodyHtml), id === null ? path : `${path}/${id}`, {
    published: publishAt,
    changed: updateTime,
  });
};

export const demandFacts = async ({ deps, now }: PreviewSource, id: number): Facts => {
  const demand = await publicDemand(deps.db.kysely, id, now);
  if (demand === 'closed') return gonePage('需求已关闭', '这项需求已不再公开展示', '/demand');
  return demand && article(demand.title, demand.summary, `/demand/detail/${id}`);
};

export const achievementFacts = async ({ deps }: PreviewSource, id: number): Facts => {
  const found = await publicAchievement(deps.db.kysely, id);
  if (found === 'removed') return gonePage('成果已下架', '这项成果已不再公开展示', '/achi');
  if (found === 'revising')
    return gonePage('成果正在修改', '这项成果暂不公开展示，经审核后重新公开', '/achi');
  return found && article(found.title, found.summary, `/achi/detail/${id}`);
};

export const resultFacts = async ({ deps }: PreviewSource, id: number): Facts => {
  const found = await publicResult(deps.db.kysely, id);
  if (!found) return null;
  const { project, stages } = found;
  return article(project.title, stages[0]?.summary ?? project.title, `/innovation/result/${id}`);
};

export const spaceFacts = async ({ deps, now }: PreviewSource, kind: SpaceKind, id: number): Facts => {
  const space = await publicSpace(deps.db.kysely, kind, id, now);
  if (space === 'removed')
    return kind === 'course'
      ? gonePage('课程已下架', '这门课程已不再公开展示', '/learning')
      : gonePage('学习项目已下架', '这个学习项目已不再公开展示', '/learning/projects');
  const path = `/learning/${kind === 'course' ? 'courses' : 'projects'}/${id}`;
  return space && article(space.title, space.summary, path);
};
