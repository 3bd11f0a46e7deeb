/** What a link in a text may lead to; the page's own policy (public/boot.js) takes no other. */
const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

const SCHEME = /^([a-z][a-z0-9+.-]*:)/i;
/** A page of this site, or a place on this page. `//host` and `/\host` are other sites in disguise. */
const INNER = /^(?:\/(?![/\\])|#)/;
const SMALL_PICTURE = /^data:image\/(?:gif|jpeg|png|webp);base64,/i;

/** Characters that browsers skip when they parse an address, so that they could hide a scheme. */
const isHidden = (character: string): boolean => character <= ' ' || character === '\u007f';

/** Whether a link or a picture of a text keeps its address. */
export const isTextAddress = (address: string): boolean => {
  if ([...address].some(isHidden)) return false;
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  return scheme ? SCHEMES.includes(scheme) || SMALL_PICTURE.test(address) : INNER.test(address);
};
