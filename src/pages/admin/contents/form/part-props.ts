import type { ContentDraft } from '@contract/content-draft';

/** What each part of the editor is given. */
export interface PartProps {
  fields: ContentDraft;
  set: <K extends keyof ContentDraft>(field: K, value: ContentDraft[K]) => void;
  errors: Readonly<Record<string, string>>;
}
