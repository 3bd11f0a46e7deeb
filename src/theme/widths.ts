export const PHONE_QUERY = '(max-width: 767px)';
/** From this width on a row of filters fits beside the navigation of the admin area. */
export const WIDE_QUERY = '(min-width: 1200px)';

/** Widest column of a page and of the admin area, in px, its margins included. */
export const PAGE_COLUMN = 1248;
export const ADMIN_COLUMN = 1680;
