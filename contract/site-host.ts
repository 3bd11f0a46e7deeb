const LEARNING = 'learning.';

/** The site is a learning site when its host contains "learning." (req:spec-learning-site). */
export const isLearningSite = (host: string): boolean => host.includes(LEARNING);

/** A learning site stands beside its main site: `learning.example.com` and `example.com`. */
export const mainHostOf = (host: string): string => host.replace(LEARNING, '');
