const LEARNING = 'learning.';

/** The site is a learning site when its host contains "learning." (req:spec-learning-site). */
export const isLearningSite = (host: string): boolean => host.includes(LEARNING);

/** The main site of a learning site: `example.com` for `learning.example.com`. */
export const mainHostOf = (host: string): string => host.replace(LEARNING, '');
