import type { Section } from '@contract/enums';

/** The heading of a section's answers: it can be jumped to. */
export const answersId = (section: Section): string => `answers-${section}`;

/** The link 修改 of the answers with that heading: whoever comes back from changing them comes back here. */
export const changeId = (headingId: string): string => `change-${headingId}`;
