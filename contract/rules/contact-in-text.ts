/** Mobile and fixed lines, with the spaces and dashes people put between their digits, and mail addresses. */
const CONTACT =
  /(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)|(?<!\d)0\d{2,3}[\s-]?\d{7,8}(?!\d)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const HIDDEN = '［联系方式仅会员可见］';

/** Full-width digits are digits too. */
const plain = (text: string): string => text.normalize('NFKC');

export const hasContact = (text: string): boolean => plain(text).search(CONTACT) >= 0;

/** The same text for somebody who may not see contact details; untouched where it bears none. */
export const hideContacts = (text: string): string =>
  hasContact(text) ? plain(text).replace(CONTACT, HIDDEN) : text;
