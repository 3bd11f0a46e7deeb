import type { Content, ContentRow, EditorContent } from '@contract/content';
import type { CmsType } from '@contract/content-choices';
import type { Figure } from '@contract/figure';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Static } from 'typebox';
import { figureHtml } from './figure-html';
import { type KeptVersion, readersVersions } from './readers-versions';
import { renderMarkdown } from './render-markdown';
import type { ContentRecord, FileRecord } from './repository';

/** Address from which anybody may load a public attachment. */
export const contentFileUrl = (id: string): string => `/prod-api/cms/open/files/${id}`;

const presentFile = ({ id, name, size, type }: FileRecord) => ({ name, size, type, url: contentFileUrl(id) });

const listed = (record: ContentRecord, files: readonly FileRecord[]) => ({
  id: record.id,
  cmsTypeKey: record.typeKey as CmsType,
  title: record.title,
  summary: record.summary,
  publisher: record.publisher,
  docNo: record.docNo,
  topic: record.topic,
  pinned: record.pinned,
  publishAt: beijingIso(record.publishAt ?? record.createdAt),
  updateTime: beijingIso(record.updatedAt),
  version: record.version,
  views: record.views,
  attachments: files.filter(({ contentId }) => contentId === record.id).map(presentFile),
});

const rendered = ({ id, body }: ContentRecord, figures: readonly Figure[]) =>
  renderMarkdown(
    body,
    figures.map((figure) => figureHtml(id, figure)),
  );

export const presentRow = (
  record: ContentRecord,
  files: readonly FileRecord[],
  figures: readonly Figure[],
): ContentRow => ({
  ...listed(record, files),
  bodyHtml: record.typeKey === 'faq' ? rendered(record, figures).html : null,
});

export const presentContent = (
  record: ContentRecord,
  { files, figures }: { files: readonly FileRecord[]; figures: readonly Figure[] },
  around: Pick<Content, 'previous' | 'next'>,
  versions: readonly KeptVersion[],
): Content => {
  const { html, outline } = rendered(record, figures);
  return {
    ...listed(record, files),
    bodyHtml: html,
    outline,
    ...around,
    versions: readersVersions(versions, record.publishAt).map(({ version, note, at }) => ({
      version,
      note,
      at: beijingIso(at),
    })),
  };
};

const iso = (time: Date | null): string | null => (time ? beijingIso(time) : null);

export const presentForEditor = (
  record: ContentRecord,
  files: readonly FileRecord[],
): Static<typeof EditorContent> => {
  const { publishAt: _, ...facts } = listed(record, files);
  return {
    ...facts,
    attachments: files
      .filter(({ contentId }) => contentId === record.id)
      .map((file) => ({ ...presentFile(file), id: file.id })),
    body: record.body,
    state: record.state as 'draft' | 'published' | 'withdrawn',
    publishAt: iso(record.publishAt),
    expireAt: iso(record.expireAt),
    changeNote: null,
    createTime: beijingIso(record.createdAt),
  };
};
