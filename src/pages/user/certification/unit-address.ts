/** Where one's own unit is looked at. */
export const UNIT_ADDRESS = '/user?tab=certification&kind=unit';
