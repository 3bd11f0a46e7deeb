import { decodeSafely } from '@/utils/decode-safely';

const ROOT = '/api/reference';

/** Address of a call's documentation. Braces are kept, so that it looks like the address of the call. */
export const referenceAddress = (path: string): string => `${ROOT}${path}`;

/** The path of the call that an address under `/api/*` documents; '' for the table of contents. */
export function calledPath(pathname: string): string {
  const path = decodeSafely(pathname).replace(/\/+$/, '');
  if (path === '/api' || path === ROOT || path === `${ROOT}.html`) return '';
  return path.startsWith(`${ROOT}/`) && !path.startsWith(`${ROOT}/calls.json`)
    ? path.slice(ROOT.length)
    : path;
}

const asPattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
      .join('[^/]+')}$`,
  );

/**
 * The template for a path: `/api/users/accounts/tan.json` matches `/api/users/accounts/{login}.json`; exact paths win.
 */
export const templateOf = (path: string, templates: readonly string[]): string | undefined =>
  templates.find((template) => template === path) ??
  templates.find((template) => asPattern(template).test(path));
