import { currentVisit } from './visit';

/** Replaces src/utils/page-moment: one moment for all parts of a page, however often they are rendered. */
export const pageMoment = (): number => currentVisit()?.at ?? Date.now();
