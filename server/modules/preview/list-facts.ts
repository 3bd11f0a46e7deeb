import type { SpaceKind } from '@contract/learning-choices';
import { pageInAddress } from '@contract/rules/number-in-address';
import type { PageFacts } from './preview-source';
import type { PublicKind } from './public-content';

/** Lists whose records are public one by one. */
export const MARKET = {
  '/demand': {
    title: '需求',
    description: '企业和机构提出的技术难题，需求内容向社会公开，联系方式仅会员单位可见。',
  },
  '/achi': { title: '成果', description: '已发布的项目成果与实验室成果，内容向社会公开。' },
  '/innovation/result': { title: '阶段成果', description: '已通过验收并公开的阶段一、阶段二成果。' },
} as const;

/** Pages with fixed titles and descriptions, by path. */
const STEADY: Readonly<Record<string, Omit<PageFacts, 'canonical'>>> = {
  '/': {
    title: '首页',
    description:
      '面向企业、高校与科研院所征集应用技术项目。从申报到结题，各环节的时间安排一目了然，办理进度随时可查。',
  },
  ...MARKET,
  '/login': { title: '登录', description: '登录后填报申请、查看办理进度。' },
  '/innovation': {
    title: '开创专项申报',
    description: '当前批次的受理类别、时间安排与申报条件，以及从填报到结题每一步要做的事。',
    isBare: true,
  },
  '/innovation/eligibility': {
    title: '申报条件自查',
    description: '回答几个问题，逐条对照申报条件，写明还缺什么、依据哪一条。',
    isBare: true,
  },
  '/achi/data': {
    title: '成果统计',
    description: '已发布的成果按年度、领域、类型、成熟度与完成单位统计，可以下载数据。',
    isBare: true,
  },
  '/promises': {
    title: '承诺兑现',
    description: '各批次每一步承诺的办理期限与按期办结的比例。',
    isBare: true,
  },
  '/sitemap': { title: '网站地图', description: '平台的各个栏目与页面。' },
  '/register': {
    title: '注册账号',
    description: '注册个人或单位账号，用来申报项目、发布需求与成果、加入课程。',
    isBare: true,
  },
  '/verify': {
    title: '回执查验',
    description: '输入提交回执或通知书上的校验码，核对是否属实。查验不显示申报内容。',
    isBare: true,
  },
  '/qz': {
    title: '单位审核签章页',
    description: '单位审核签章页的空白样张，可以打印或下载 PDF。',
    isBare: true,
  },
  '/api': { title: '接口文档', description: '平台各接口的地址、字段与错误码。', isBare: true },
};

export const SPACES = {
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

const PAGE_LAST = 100_000;

/** A page of an unfiltered list has its own canonical address; a filtered list has that of the whole list. */
const onPage = (facts: PageFacts, key: 'page' | 'pageNum', query: URLSearchParams): PageFacts => {
  const page = pageInAddress(query.get(key));
  if (query.size !== 1 || page < 2 || page > PAGE_LAST) return facts;
  const { title, canonical } = facts;
  return { ...facts, title: `${title}（第 ${page} 页）`, canonical: `${canonical}?${key}=${page}` };
};

/** Lists paged by `pageNum`. */
const PAGED: readonly string[] = ['/demand', '/achi', '/innovation/result'];

export const steadyFacts = (path: string): ((query: URLSearchParams) => PageFacts) | null => {
  const canonical = path === '/version2' ? '/' : path;
  const said = STEADY[canonical];
  if (!said) return null;
  const facts = { ...said, canonical };
  return (query) => (PAGED.includes(canonical) ? onPage(facts, 'pageNum', query) : facts);
};

/** Courses or projects; on a learning site the courses are the home page. */
export const spaceListFacts = (
  kind: SpaceKind,
  query: URLSearchParams,
  canonical: string = SPACES[kind].path,
): PageFacts => {
  const { title, description } = SPACES[kind];
  return onPage({ title, description, canonical }, 'page', query);
};

/** A list of content, with the requested page in its address; questions have a single page. */
export const contentListFacts = (
  { type, path, title, description }: PublicKind,
  query: URLSearchParams,
): PageFacts => {
  const facts = { title, description, canonical: path };
  return type === 'faq' ? facts : onPage(facts, 'pageNum', query);
};
