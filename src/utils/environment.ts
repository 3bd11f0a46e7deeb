import { chooseEnvironment, type Environment } from '@contract/environments';

declare global {
  interface Window {
    /** Served by /env.js: which environment this is. */
    ENV?: string;
    /** Served by /env.js: servers that differ from the table. */
    ENV_HOSTS?: Partial<Environment>;
    /** From /env.js, where requests are traced: returns the trace header of the next request. */
    TRACEPARENT?: () => string;
  }
}

/** What `/env.js` chose. */
export const environment = (): Environment =>
  chooseEnvironment({ name: window.ENV, hosts: window.ENV_HOSTS, site: location.host });

/** Pictures come without a leading slash and relative to the image server (req:calls-setting). */
export function imageUrl(path: string | null | undefined): string | null {
  if (!path) return null;
  if (/^(https?:|data:image\/|blob:)/.test(path)) return path;
  return `${environment().image}/${path.replace(/^\/+/, '')}`;
}
