import { type Static, Type } from 'typebox';
import { EditorContent, EditorFile } from './content';
import { CMS_TYPES, CONTENT_EVENTS, CONTENT_LIMITS, CONTENT_NOTE_START } from './content-choices';
import { historyQuery, longDraft } from './draft';
import { data, endpointTable, rows } from './endpoint';
import { figuresDraft } from './figure';
import { CONTENT_BODY_MAX, CONTENT_FILES_MAX } from './limits';
import { Closed, FileId, Id, IdParams, Nullable, OneOf, Text, Version } from './schema';

/** Twice the published limit: a text that is too long is saved as typed and the check reports it. */
const typed = (field: keyof typeof CONTENT_LIMITS) => Text(CONTENT_LIMITS[field].max * 2);
/** Date and time as typed; in its valid form `2026-09-14 09:30:00`, Beijing time. */
const Clock = Text(40);

/** What an editor writes; a draft may lack anything. */
export const ContentDraft = Closed({
  cmsTypeKey: Nullable(OneOf(CMS_TYPES)),
  title: typed('title'),
  summary: typed('summary'),
  body: Text(CONTENT_BODY_MAX),
  publisher: typed('publisher'),
  docNo: typed('docNo'),
  topic: typed('topic'),
  pinned: Type.Boolean(),
  publishAt: Clock,
  expireAt: Clock,
  changeNote: typed('changeNote'),
  /** Shown in the body where it says `[图 1]`; figures that the body does not mention follow it. */
  figures: figuresDraft,
  files: Type.Array(FileId, { maxItems: CONTENT_FILES_MAX }),
});
export type ContentDraft = Static<typeof ContentDraft>;

/** A text with what is written in it and not published yet. */
export const OpenContent = Closed({
  id: Id,
  /** Grows with each save and each publication. */
  version: Version,
  /** As the readers see it, or saw it last. */
  content: EditorContent,
  /** The published content in the shape of the form. */
  stands: ContentDraft,
  draft: ContentDraft,
  /** Files referenced by the draft or by the published text. */
  files: Type.Array(EditorFile),
  /** At least one version was published; only content that never had one may be deleted. */
  kept: Type.Boolean(),
  /** Projects made public by this funding list (`running`), and projects still waiting for another list (`waiting`). */
  listed: Closed({ running: Type.Integer({ minimum: 0 }), waiting: Type.Integer({ minimum: 0 }) }),
});
export type OpenContent = Static<typeof OpenContent>;

const { Changes, Saved, HistoryRow } = longDraft(CONTENT_BODY_MAX);

export const contentDraftCalls = endpointTable({
  'POST /prod-api/cms/content/draft': {
    summary: '编辑：新建内容的草稿；填写时才调用，打开页面不会新建',
    access: 'cms:content:edit',
    body: Closed({}),
    reply: data(OpenContent),
    idempotent: true,
    assumed: true,
  },
  'GET /prod-api/cms/content/{id}/draft': {
    summary: '编辑：一条内容，连同尚未发布的修改',
    access: 'cms:content:edit',
    params: IdParams,
    reply: data(OpenContent),
    assumed: true,
  },
  'PATCH /prod-api/cms/content/{id}/draft': {
    summary: '编辑：逐项自动保存修改，不同字段自动合并；发布之前读者看不到',
    access: 'cms:content:edit',
    params: IdParams,
    body: Changes,
    reply: data(Saved),
    assumed: true,
  },
  'GET /prod-api/cms/content/{id}/draft/history': {
    summary: '编辑：字段的历史值',
    access: 'cms:content:edit',
    params: IdParams,
    query: historyQuery,
    reply: rows(HistoryRow),
    assumed: true,
  },
  'POST /prod-api/cms/content/{id}/draft/{event}': {
    summary: '编辑：发布修改、撤下内容或放弃修改；版本落后时返回 409',
    access: 'cms:content:edit',
    params: Closed({ id: Id, event: OneOf(CONTENT_EVENTS) }),
    body: Closed({ version: Version }),
    reply: data(OpenContent),
    assumed: true,
  },
  'POST /prod-api/cms/content/{id}/versions/{kept}/restore': {
    summary: '编辑：把以前一版的标题、正文、插图与附件恢复为新的一版，读者随即看到；版本落后时返回 409',
    access: 'cms:content:edit',
    params: Closed({ id: Id, kept: Version }),
    body: Closed({
      version: Version,
      note: Type.Optional(Text(CONTENT_LIMITS.changeNote.max - CONTENT_NOTE_START)),
    }),
    reply: data(OpenContent),
    assumed: true,
  },
  'DELETE /prod-api/cms/content/{id}': {
    summary: '编辑：删除从未发布过的草稿',
    access: 'cms:content:edit',
    params: IdParams,
    reply: data(Type.Null()),
    assumed: true,
  },
});
