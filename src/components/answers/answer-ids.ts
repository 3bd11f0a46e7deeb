import type { Section } from '@contract/enums';

/** Id of the heading of a section's answers, for links to it. */
export const answersId = (section: Section): string => `answers-${section}`;

/**
 * Id of the link 修改 of the answers under that heading: somebody who returns from changing them is brought back here.
 */
export const changeId = (headingId: string): string => `change-${headingId}`;
