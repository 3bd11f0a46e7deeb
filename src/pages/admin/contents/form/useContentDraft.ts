import type { OpenContent } from '@contract/content-draft';
import { CONTENT_SHAPE } from '@contract/rules/draft-shapes';
import { flattenRecord, isListOf } from '@contract/rules/record-fields';
import type { OpenRecord } from '@/draft/open-record';
import { useDraft } from '@/hooks/useDraft';
import { createContent, fetchOpenContent, updateContent } from '@/services/admin-content';

const NOTHING = { ...CONTENT_SHAPE.blank, cmsTypeKey: 'announcement' as const };

/** A new text that has not been saved yet. */
export const unmade: OpenContent = {
  id: 0,
  version: 0,
  stands: NOTHING,
  draft: NOTHING,
  files: [],
  kept: false,
  listed: { running: 0, waiting: 0 },
  content: {
    id: 0,
    cmsTypeKey: 'announcement',
    title: '',
    summary: '',
    body: '',
    pinned: false,
    publisher: null,
    docNo: null,
    topic: null,
    state: 'draft',
    publishAt: null,
    expireAt: null,
    changeNote: null,
    version: 0,
    views: 0,
    attachments: [],
    createTime: '',
    updateTime: '',
  },
};

export const contentName = (id: number): string => `content/${id}`;

/** The draft of one text, with autosave. */
export const useContentDraft = (
  { record, kept, fresh }: OpenRecord<OpenContent>,
  userId: number,
  onMade: (made: OpenContent) => void,
) =>
  useDraft(
    {
      record,
      kept,
      nameOf: ({ id }) => contentName(id),
      fieldsOf: ({ draft }) => flattenRecord(CONTENT_SHAPE, draft),
      // Readers have the text while it is written.
      turnOf: () => '',
      isRows: isListOf(CONTENT_SHAPE),
      save: async ({ id }, body) => ({ reply: await updateContent(id, body) }),
      load: ({ id }) => fetchOpenContent(id, 'draft'),
      fresh: fresh && { as: fresh, make: createContent, onMade },
    },
    userId,
  );
