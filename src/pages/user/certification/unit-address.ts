/** Address of the reader's own unit. */
export const UNIT_ADDRESS = '/user?tab=certification&kind=unit';
