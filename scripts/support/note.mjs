/**
 * An unpublished 常见问题 entry, written repeatedly while something is broken, so that acknowledged writes can be compared
 * with stored ones afterwards.
 *
 * @param {string} title
 * @returns {import('../../contract/content').ContentInput}
 */
export const noteOf = (title) => ({
  cmsTypeKey: 'faq',
  title,
  summary: '',
  body: '正文',
  publisher: null,
  docNo: null,
  topic: null,
  pinned: false,
  state: 'draft',
  publishAt: null,
  expireAt: null,
  changeNote: null,
});
