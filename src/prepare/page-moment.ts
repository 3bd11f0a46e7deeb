import { currentVisit } from './visit';

/** In place of src/utils/page-moment: one moment for all parts of a page, however often they are drawn. */
export const pageMoment = (): number => currentVisit()?.at ?? Date.now();
