export const COMMENT_MAX = 1000;
/** Most comments on one application, by all authors together. */
export const COMMENTS_MAX = 1000;
