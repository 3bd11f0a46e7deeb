/** The site is a learning site when its host contains "learning." (req:spec-learning-site). */
export const isLearningSite = (host: string): boolean => host.includes('learning.');
