import { decodeSafely } from '@/utils/decode-safely';

const ROOT = '/api/reference';

/** Where a call is explained. Braces stay, so that the address of the page shows the address of the call. */
export const referenceAddress = (path: string): string => `${ROOT}${path}`;

/** The call an address of `/api/*` speaks of; '' for the table of contents. */
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

/** `/api/users/accounts/tan.json` is explained by `/api/users/accounts/{login}.json`; exact paths come first. */
export const templateOf = (path: string, templates: readonly string[]): string | undefined =>
  templates.find((template) => template === path) ??
  templates.find((template) => asPattern(template).test(path));
