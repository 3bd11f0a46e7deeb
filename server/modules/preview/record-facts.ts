import type { Cover } from '@contract/cover';
import { COVER_RATIO } from '@contract/cover-sizes';
import type { Figure } from '@contract/figure';
import type { SpaceKind } from '@contract/learning-choices';
import { publicAchievement } from '@server/modules/achievement/service';
import { publicResult } from '@server/modules/apply/service';
import { firstFigure, publicContent } from '@server/modules/content/service';
import { publicDemand } from '@server/modules/demand/service';
import { publicSpace } from '@server/modules/learning/service';
import { MARKET, SPACES } from './list-facts';
import { plainText } from './plain-text';
import { gonePage, type PageFacts, type PreviewSource, shortened } from './preview-source';
import type { PublicKind } from './public-content';
import { askedIn } from './question-facts';

type Facts = Promise<PageFacts | null>;

const article = (facts: Omit<PageFacts, 'kind'>): PageFacts => ({
  ...facts,
  kind: 'article',
  description: shortened(facts.description),
});

/** Width at which previews show a picture; most pictures already exist in this size. */
const IMAGE_WIDTH = 960;

const coverImage = (place: string, cover: Cover): Pick<PageFacts, 'image'> =>
  cover
    ? {
        image: {
          url: `${place}/cover/${cover.id}/${IMAGE_WIDTH}`,
          alt: cover.alt,
          width: IMAGE_WIDTH,
          height: Math.round(IMAGE_WIDTH / COVER_RATIO),
        },
      }
    : {};

/** A figure is never enlarged. */
const figureImage = (place: string, figure: Figure | undefined): Pick<PageFacts, 'image'> => {
  if (!figure) return {};
  const { id, alt, width, height } = figure;
  const drawn = Math.min(width, IMAGE_WIDTH);
  const url = `${place}/figures/${id}/${IMAGE_WIDTH}`;
  return { image: { url, alt, width: drawn, height: Math.round((height * drawn) / width) } };
};

const listAbove = (path: keyof typeof MARKET) => [{ title: MARKET[path].title, path }];

/** A text of a list by its number, or the only one of its kind. */
export const contentFacts = async (
  { deps, now }: PreviewSource,
  { type, path, title: list }: PublicKind,
  id: number | null,
): Facts => {
  const { kysely } = deps.db;
  const content = await publicContent(kysely, type, id, now);
  if (!content) return null;
  const { title, summary, bodyHtml, publisher, publishAt, updateTime } = content;
  return article({
    title,
    description: summary || plainText(bodyHtml),
    canonical: id === null ? path : `${path}/${id}`,
    times: { published: publishAt, changed: updateTime },
    thing: type === 'faq' ? { type: 'questions', asked: [askedIn(content)] } : { type: 'article', publisher },
    above: id === null ? [] : [{ title: list, path }],
    ...figureImage(`/prod-api/cms/open/content/${content.id}`, await firstFigure(kysely, content.id)),
  });
};

export const demandFacts = async ({ deps, now }: PreviewSource, id: number): Facts => {
  const demand = await publicDemand(deps.db.kysely, id, now);
  if (demand === 'closed') return gonePage('需求已关闭', '这项需求已不再公开展示', '/demand');
  if (!demand) return null;
  return article({
    title: demand.title,
    description: demand.summary,
    canonical: `/demand/detail/${id}`,
    above: listAbove('/demand'),
    ...coverImage(`/prod-api/cms/open/demand/${id}`, demand.cover),
  });
};

export const achievementFacts = async ({ deps }: PreviewSource, id: number): Facts => {
  const found = await publicAchievement(deps.db.kysely, id);
  if (found === 'removed') return gonePage('成果已下架', '这项成果已不再公开展示', '/achi');
  if (found === 'revising')
    return gonePage('成果正在修改', '这项成果暂不公开展示，经审核后重新公开', '/achi');
  if (!found) return null;
  return article({
    title: found.title,
    description: found.summary,
    canonical: `/achi/detail/${id}`,
    above: listAbove('/achi'),
    ...coverImage(`/prod-api/cms/open/achi/${id}`, found.cover),
  });
};

export const resultFacts = async ({ deps }: PreviewSource, id: number): Facts => {
  const found = await publicResult(deps.db.kysely, id);
  if (!found) return null;
  const { project, stages } = found;
  const drawn = stages.find(({ figures }) => figures.length > 0);
  return article({
    title: project.title,
    description: stages[0]?.summary ?? project.title,
    canonical: `/innovation/result/${id}`,
    above: listAbove('/innovation/result'),
    ...figureImage(`/prod-api/cms/open/result/${id}/${drawn?.milestone}`, drawn?.figures[0]),
  });
};

export const spaceFacts = async ({ deps, now }: PreviewSource, kind: SpaceKind, id: number): Facts => {
  const space = await publicSpace(deps.db.kysely, kind, id, now);
  if (space === 'removed')
    return kind === 'course'
      ? gonePage('课程已下架', '这门课程已不再公开展示', '/learning')
      : gonePage('学习项目已下架', '这个学习项目已不再公开展示', '/learning/projects');
  if (!space) return null;
  const { title, path } = SPACES[kind];
  return article({
    title: space.title,
    description: space.summary,
    canonical: `/learning/${kind === 'course' ? 'courses' : 'projects'}/${id}`,
    above: [{ title, path }],
    ...(kind === 'course' ? { thing: { type: 'course', provider: space.unit_name } } : {}),
  });
};
