/** Specification §1: the site is a learning site when its host contains "learning.". */
export const isLearningSite = (host: string): boolean => host.includes('learning.');
