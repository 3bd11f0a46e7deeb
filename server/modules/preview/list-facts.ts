import type { SpaceKind } from '@contract/learning-choices';
import type { PageFacts } from './preview-source';
import type { PublicKind } from './public-content';

/** Pages that say the same of themselves at any time, by their address. */
const STEADY: Readonly<Record<string, Omit<PageFacts, 'canonical'>>> = {
  '/': {
    title: '首页',
    description:
      '面向企业、高校与科研院所征集应用技术项目。从申报到结题，各环节的时间安排一目了然，办理进度随时可查。',
  },
  '/demand': {
    title: '需求',
    description: '企业和机构提出的技术难题，需求内容向社会公开，联系方式仅会员单位可见。',
  },
  '/achi': { title: '成果', description: '已发布的项目成果与实验室成果，内容向社会公开。' },
  '/innovation/result': { title: '阶段成果', description: '已通过验收并公开的阶段一、阶段二成果。' },
  '/login': { title: '登录', description: '登录后填报申请、查看办理进度。' },
};

const SPACES = {
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

export const steadyFacts = (path: string): PageFacts | null => {
  const canonical = path === '/version2' ? '/' : path;
  const facts = STEADY[canonical];
  return facts ? { ...facts, canonical } : null;
};

/** Courses or projects; on a learning site the courses are the home page. */
export const spaceListFacts = (kind: SpaceKind, canonical: string = SPACES[kind].path): PageFacts => {
  const { title, description } = SPACES[kind];
  return { title, description, canonical };
};

const PAGE_LAST = 100_000;

const pageNumber = (query: URLSearchParams): number => {
  const page = Number(query.get('pageNum'));
  return Number.isInteger(page) && page > 0 && page <= PAGE_LAST ? page : 1;
};

/** A list of content, under the page of it that the address asks for; questions stand on one page. */
export const contentListFacts = (
  { type, path, title, description }: PublicKind,
  query: URLSearchParams,
): PageFacts => {
  const page = type === 'faq' ? 1 : pageNumber(query);
  return { title, description, canonical: page === 1 ? path : `${path}?pageNum=${page}` };
};
