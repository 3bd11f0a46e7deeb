import { beijingClock } from '@contract/rules/beijing-time';
import type { ContentInput, EditorContent } from '@/services/admin-content';

/** The editor's own shape: times as a Beijing clock shows them, empty texts for nothing. */
export interface ContentFormValue
  extends Omit<
    ContentInput,
    'publisher' | 'docNo' | 'topic' | 'publishAt' | 'expireAt' | 'changeNote' | 'files'
  > {
  publisher?: string;
  docNo?: string;
  topic?: string;
  publishAt?: string | null;
  expireAt?: string | null;
  changeNote?: string;
}

const clock = (time: string | null): string | null => (time ? beijingClock(time) : null);
const wire = (text: string | null | undefined): string | null =>
  text ? `${text.replace(' ', 'T')}+08:00` : null;
const orNull = (text: string | undefined): string | null => text?.trim() || null;

export const contentToForm = (content: EditorContent): ContentFormValue => ({
  cmsTypeKey: content.cmsTypeKey,
  title: content.title,
  summary: content.summary,
  body: content.body,
  pinned: content.pinned,
  state: content.state,
  publisher: content.publisher ?? '',
  docNo: content.docNo ?? '',
  topic: content.topic ?? '',
  publishAt: clock(content.publishAt),
  expireAt: clock(content.expireAt),
  changeNote: '',
});

export const blankContent: Partial<ContentFormValue> = {
  cmsTypeKey: 'announcement',
  state: 'draft',
  pinned: false,
  summary: '',
  body: '',
};

export const contentFromForm = (value: ContentFormValue, files: readonly string[]): ContentInput => ({
  cmsTypeKey: value.cmsTypeKey,
  title: value.title.trim(),
  summary: value.summary ?? '',
  body: value.body ?? '',
  pinned: value.pinned ?? false,
  state: value.state,
  publisher: orNull(value.publisher),
  docNo: orNull(value.docNo),
  topic: orNull(value.topic),
  publishAt: wire(value.publishAt),
  expireAt: wire(value.expireAt),
  changeNote: orNull(value.changeNote),
  files: [...files],
});
