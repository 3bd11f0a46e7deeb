import type { MessageId } from '@/i18n/message-id';
import type { FieldWords } from '@/pages/parts/draft/FormConflicts';

/** The label of each field, used when the writer must choose between two conflicting values. */
export const CONTENT_WORDS: FieldWords = {
  cmsTypeKey: {
    label: 'admin.content.kind.column',
    choice: (value) => `admin.content.${value}.label` as MessageId,
  },
  title: { label: 'admin.content.title.column' },
  summary: { label: 'admin.content.summary.label' },
  body: { label: 'admin.content.body.label' },
  publisher: { label: 'admin.content.publisher.label' },
  docNo: { label: 'admin.content.docNo.label' },
  topic: { label: 'admin.content.topic.label' },
  pinned: { label: 'admin.content.pinned.label' },
  publishAt: { label: 'admin.content.publishAt.column' },
  expireAt: { label: 'admin.content.expireAt.label' },
  figures: { label: 'achi.picture.figures.title' },
  'figures.*.file': { label: 'achi.picture.figures.title' },
  'figures.*.alt': { label: 'achi.picture.alt.label' },
  'figures.*.caption': { label: 'achi.picture.caption.label' },
  files: { label: 'admin.content.files.title' },
  changeNote: { label: 'admin.content.changeNote.label' },
};
