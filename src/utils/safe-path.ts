/**
 * The URL parser strips spaces and control characters and reads a backslash as a slash, so an address with one of them
 * may look like a path without being one.
 */
const isTrick = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (
    code <= 0x20 || (code >= 0x7f && code <= 0xa0) || code === 0x2028 || code === 0x2029 || code === 0x5c
  );
};

/**
 * The path of this site that `from` names, or null. `history.push` of Umi leaves the site for
 * `//evil`, `/\evil` and `https://evil`, and runs `javascript:`, so an address from outside must pass this check first.
 * `isKnown` says whether the route table has the path.
 */
export function safePath(
  from: string | null | undefined,
  origin: string,
  isKnown: (pathname: string) => boolean,
): string | null {
  if (!from?.startsWith('/') || [...from].some(isTrick)) return null;
  let url: URL;
  try {
    url = new URL(from, origin);
  } catch {
    return null; // not an address at all
  }
  if (url.origin !== origin || url.pathname.startsWith('//') || !isKnown(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
