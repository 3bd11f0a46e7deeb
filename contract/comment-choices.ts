export const COMMENT_MAX = 1000;
/** Of one application, whoever wrote them. */
export const COMMENTS_MAX = 1000;
