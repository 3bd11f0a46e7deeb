import { CONTENT_LIMITS } from '@contract/content-choices';
import type { ContentDraft } from '@contract/content-draft';
import { type Word, wordTable } from '@contract/word';
import { beijingClock } from './beijing-time';
import { figureFaults, sameFigures } from './figures';
import { readClock } from './read-typed';
import { choiceFault, FAULT_WORDS, lengthFault } from './text-faults';
import { textLength } from './text-length';

type Field = keyof ContentDraft;
export interface ContentFault {
  field: Field;
  word: Word;
}

export const CONTENT_FIELD_WORDS = wordTable('contentField', {
  title: '标题',
  cmsTypeKey: '栏目',
  summary: '摘要',
  publisher: '来源或发文单位',
  docNo: '文号',
  topic: '主题',
  changeNote: '修订说明',
});
export const CONTENT_WORDS = wordTable('content', {
  clock: '请写成“2026-09-14 09:30”这样的时间',
  order: '失效时间要晚于发布时间',
  past: '失效时间已经过去，读者看不到；请改晚或清空',
  note: '请填写修订说明',
  body: '请填写正文',
});

const { word: label } = CONTENT_FIELD_WORDS;
const at = (field: Field, words: readonly Word[]): ContentFault[] => words.map((word) => ({ field, word }));

const SHORT = ['summary', 'publisher', 'docNo', 'topic', 'changeNote'] as const;
const longFaults = (draft: ContentDraft): ContentFault[] =>
  SHORT.flatMap((field) => {
    const [{ max }, n] = [CONTENT_LIMITS[field], textLength(draft[field])];
    return at(field, n > max ? [FAULT_WORDS.word('long', { label: label(field), max, n })] : []);
  });

/** Faults of times that cannot be parsed. */
const clockFaults = (draft: ContentDraft): ContentFault[] =>
  (['publishAt', 'expireAt'] as const).flatMap((field) =>
    at(field, draft[field].trim() && !readClock(draft[field]) ? [CONTENT_WORDS.word('clock')] : []),
  );

/**
 * An end that would leave readers nothing to see. Only changed times are checked, so that expired content can still be
 * corrected.
 */
const endFaults = (draft: ContentDraft, stands: ContentDraft | null, now: Date): ContentFault[] => {
  const [begin, end] = [readClock(draft.publishAt), readClock(draft.expireAt)];
  const isNew = draft.expireAt !== stands?.expireAt || draft.publishAt !== stands.publishAt;
  if (!end || !isNew) return [];
  if (begin && end <= begin) return at('expireAt', [CONTENT_WORDS.word('order')]);
  return at('expireAt', end <= beijingClock(now) ? [CONTENT_WORDS.word('past')] : []);
};

/** Faults of the times, shown as soon as the person leaves their field. `stands` is as in `contentFaults`. */
export const momentFaults = (draft: ContentDraft, stands: ContentDraft | null, now: Date): ContentFault[] => [
  ...clockFaults(draft),
  ...endFaults(draft, stands, now),
];

/** Content needs at least text, a figure, or a file to download. */
const isEmpty = ({ body, figures, files }: ContentDraft): boolean =>
  body.trim() === '' && figures.length === 0 && files.length === 0;

/** Changes that readers have to be told about: text, title, figures or files, or the order of those. */
const isRevision = (draft: ContentDraft, stands: ContentDraft): boolean =>
  draft.body !== stands.body ||
  draft.title !== stands.title ||
  !sameFigures(draft.figures, stands.figures) ||
  draft.files.join() !== stands.files.join();

/** What prevents publishing, by field. `stands` is the content that readers see now, null while they see none. */
export const contentFaults = (
  draft: ContentDraft,
  stands: ContentDraft | null,
  now: Date,
): ContentFault[] => [
  ...at('title', lengthFault(label('title'), draft.title, CONTENT_LIMITS.title)),
  ...at('cmsTypeKey', choiceFault(label('cmsTypeKey'), draft.cmsTypeKey)),
  ...longFaults(draft),
  ...at('body', isEmpty(draft) ? [CONTENT_WORDS.word('body')] : []),
  ...momentFaults(draft, stands, now),
  ...figureFaults(draft),
  ...at(
    'changeNote',
    stands && isRevision(draft, stands) && !draft.changeNote.trim() ? [CONTENT_WORDS.word('note')] : [],
  ),
];
