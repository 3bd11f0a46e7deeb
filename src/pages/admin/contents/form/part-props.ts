import type { ContentDraft } from '@contract/content-draft';

/** Props shared by all parts of the editor. */
export interface PartProps {
  fields: ContentDraft;
  set: <K extends keyof ContentDraft>(field: K, value: ContentDraft[K]) => void;
  errors: Readonly<Record<string, string>>;
}
