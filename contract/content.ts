import { type Static, Type } from 'typebox';
import { AchievementRow } from './achievement';
import { CMS_TYPES, CONTENT_STATES } from './content-choices';
import { COVER_WIDTHS } from './cover-sizes';
import { DemandRow } from './demand';
import { data, endpointTable, file, rows } from './endpoint';
import { figuresDraft } from './figure';
import { CONTENT_BODY_MAX, CONTENT_FILES_MAX, KEYWORD_MAX, REFUSED_LINKS_MAX } from './limits';
import { Closed, FileId, Id, IdParams, listQuery, Nullable, OneOf, Text, Time, Version } from './schema';

const ContentFile = Closed({
  name: Text(255),
  size: Type.Integer(),
  type: Text(120),
  url: Text(300),
});

export const EditorFile = Closed({ ...ContentFile.properties, id: FileId });

const listed = {
  id: Id,
  cmsTypeKey: OneOf(CMS_TYPES),
  title: Text(200),
  summary: Text(500),
  /** 来源 or 发文单位. */
  publisher: Nullable(Text(120)),
  /** 文号, e.g. 开专办〔2026〕17 号. */
  docNo: Nullable(Text(60)),
  topic: Nullable(Text(40)),
  pinned: Type.Boolean(),
  publishAt: Time,
  updateTime: Time,
  version: Version,
  views: Type.Integer(),
  attachments: Type.Array(ContentFile),
};
/** A row of a list; FAQ rows bear their answer, so that a list can open in place. */
export const ContentRow = Closed({ ...listed, bodyHtml: Nullable(Type.String()) });
export type ContentRow = Static<typeof ContentRow>;

const Neighbour = Closed({ id: Id, title: Text(200) });
export const Content = Closed({
  ...listed,
  /** Made by the service from Markdown, its figures included; contains no markup an author wrote. */
  bodyHtml: Type.String(),
  outline: Type.Array(Closed({ id: Text(80), level: Type.Integer(), text: Text(200) })),
  previous: Nullable(Neighbour),
  next: Nullable(Neighbour),
  versions: Type.Array(Closed({ version: Type.Integer(), note: Text(500), at: Time })),
});
export type Content = Static<typeof Content>;

/** The fields of the editor form. */
export const ContentInput = Closed({
  cmsTypeKey: OneOf(CMS_TYPES),
  title: Type.String({ minLength: 2, maxLength: 200 }),
  summary: Text(500),
  body: Text(CONTENT_BODY_MAX),
  publisher: Nullable(Text(120)),
  docNo: Nullable(Text(60)),
  topic: Nullable(Text(40)),
  pinned: Type.Boolean(),
  state: OneOf(CONTENT_STATES),
  publishAt: Nullable(Time),
  expireAt: Nullable(Time),
  /** What changed, for readers; required once the content has been published. */
  changeNote: Nullable(Text(500)),
  /** Files offered below the text, in this order; left out, they stay as they are. */
  files: Type.Optional(Type.Array(FileId, { maxItems: CONTENT_FILES_MAX, uniqueItems: true })),
});
export type ContentInput = Static<typeof ContentInput>;
const { files: _files, ...written } = ContentInput.properties;
export const EditorContent = Closed({
  ...written,
  /** Empty while nobody has given one. */
  title: Text(200),
  id: Id,
  version: Version,
  createTime: Time,
  updateTime: Time,
  views: Type.Integer(),
  attachments: Type.Array(EditorFile),
});
export type EditorContent = Static<typeof EditorContent>;
/** In the list of the editors a draft bears the title and the kind it will have. */
const EditorRow = Closed({
  ...EditorContent.properties,
  /** It has changes since its publication that readers do not see yet. */
  pending: Type.Boolean(),
});

/**
 * A block of the home page; the blocks come in the order in which they are shown (`homeData`,
 * req:spec-homepage-state).
 */
export const HomeBlock = Type.Union([
  Closed({ key: Type.Literal('notification'), items: Type.Array(ContentRow) }),
  Closed({ key: Type.Literal('policyDoc'), items: Type.Array(ContentRow) }),
  Closed({ key: Type.Literal('demand'), items: Type.Array(DemandRow) }),
  Closed({ key: Type.Literal('achievement'), items: Type.Array(AchievementRow) }),
]);
export type HomeBlock = Static<typeof HomeBlock>;

const CONTENT_COLUMNS = ['publishAt', 'title', 'views', 'updateTime'] as const;
const typeParams = Closed({ cmsTypeKey: OneOf(CMS_TYPES) });

export const contentCalls = endpointTable({
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList': {
    summary: '某类公开内容的列表',
    access: 'public',
    lastGood: true,
    params: typeParams,
    query: listQuery(CONTENT_COLUMNS, {
      keyword: Type.Optional(Text(KEYWORD_MAX)),
      topic: Type.Optional(Text(40)),
      year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
    }),
    reply: rows(ContentRow, Closed({ topics: Type.Array(Text(40)), years: Type.Array(Type.Integer()) })),
  },
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms': {
    summary: '某类唯一的公开内容（使用手册、平台介绍）',
    access: 'public',
    lastGood: true,
    countsViews: true,
    params: typeParams,
    reply: data(Content),
  },
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}': {
    summary: '一条公开内容',
    access: 'public',
    lastGood: true,
    countsViews: true,
    params: Closed({ cmsTypeKey: OneOf(CMS_TYPES), id: Id }),
    reply: data(Content),
  },
  'GET /prod-api/cms/open/cmsHomepage': {
    summary: '首页各栏目的内容',
    access: 'public',
    lastGood: true,
    reply: data(Type.Array(HomeBlock)),
  },
  'GET /prod-api/cms/open/cmsHomepage/unitAuditTemplate': {
    summary: '单位审核模板文件',
    access: 'public',
    lastGood: true,
    reply: data(Nullable(Closed({ ...ContentFile.properties, version: Text(40), updateTime: Time }))),
  },
  'GET /prod-api/cms/open/files/{id}': {
    summary: '下载公开内容的附件；所属内容未公开时返回 404',
    access: 'public',
    params: Closed({ id: FileId }),
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/open/content/{id}/figures/{fileId}/{width}': {
    summary: '公开内容的插图，按宽度缩小',
    access: 'public',
    params: Closed({ id: Id, fileId: FileId, width: OneOf(COVER_WIDTHS) }),
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/cmsHomepage/adminUrl': {
    summary: '管理后台地址；没有管理权限的账号得到 403',
    access: 'signedIn',
    reply: data(Text(200)),
  },
  'GET /prod-api/cms/content': {
    summary: '编辑：内容列表，含草稿',
    access: 'cms:content:edit',
    query: listQuery(CONTENT_COLUMNS, {
      cmsTypeKey: Type.Optional(OneOf(CMS_TYPES)),
      state: Type.Optional(OneOf(CONTENT_STATES)),
      keyword: Type.Optional(Text(KEYWORD_MAX)),
    }),
    reply: rows(EditorRow),
    assumed: true,
  },
  'GET /prod-api/cms/content/{id}': {
    summary: '编辑：一条内容',
    access: 'cms:content:edit',
    params: IdParams,
    reply: data(EditorContent),
    assumed: true,
  },
  'POST /prod-api/cms/content': {
    summary: '编辑：新建内容',
    access: 'cms:content:edit',
    body: ContentInput,
    reply: data(EditorContent),
    idempotent: true,
    assumed: true,
  },
  'PUT /prod-api/cms/content/{id}': {
    summary: '编辑：修改内容；版本落后时返回 409',
    access: 'cms:content:edit',
    params: IdParams,
    body: Closed({ ...ContentInput.properties, version: Version }),
    reply: data(EditorContent),
    assumed: true,
  },
  'GET /prod-api/cms/content/{id}/versions': {
    summary: '编辑：一条内容的全部版本',
    access: 'cms:content:edit',
    params: IdParams,
    reply: rows(
      Closed({
        version: Version,
        title: Text(200),
        body: Text(CONTENT_BODY_MAX),
        note: Text(500),
        by: Nullable(Text(40)),
        at: Time,
        files: Type.Array(Closed({ id: FileId, name: Text(255) })),
        figures: figuresDraft,
      }),
    ),
    assumed: true,
  },
  'POST /prod-api/cms/content/preview': {
    summary: '编辑：Markdown 预览，与读者所见一致',
    access: 'cms:content:edit',
    body: Closed({ body: Text(CONTENT_BODY_MAX), figures: Type.Optional(figuresDraft) }),
    reply: data(
      Closed({
        bodyHtml: Type.String(),
        refusedLinks: Type.Array(Type.String(), {
          maxItems: REFUSED_LINKS_MAX,
          description: '不能作为链接的地址，已按文字显示',
        }),
      }),
    ),
    assumed: true,
  },
});
