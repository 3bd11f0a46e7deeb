import type { ContentInput } from '@contract/content';
import { noteOf } from '../../scripts/support/note.mjs';

/** A complete text as an editor sends it; by default an unpublished 常见问题. */
export const contentInput = (facts: Partial<ContentInput> & { title: string }): ContentInput => ({
  ...noteOf(facts.title),
  ...facts,
});
