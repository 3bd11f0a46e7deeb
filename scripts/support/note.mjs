/**
 * 常见问题, unpublished: what is written down again and again while something is broken, so that one can count afterwards
 * what was acknowledged and what is there.
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
