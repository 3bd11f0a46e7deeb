import type { ContentInput } from '@contract/content';
import { noteOf } from '../../scripts/support/note.mjs';

/** A text as an editor sends it whole; 常见问题 that nobody reads yet, where the test does not say otherwise. */
export const contentInput = (facts: Partial<ContentInput> & { title: string }): ContentInput => ({
  ...noteOf(facts.title),
  ...facts,
});
