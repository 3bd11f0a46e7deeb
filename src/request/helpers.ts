import type { CallOptions } from './call-options';
import { send } from './send';

/**
 * The generic helpers (req:spec-helpers), for endpoints of a deployment that are not in the contract:
 * `get('reports/2026.json')` requests `/api/reports/2026.json`. The answer is untyped, so the caller has to check it.
 */
type Path = string;

/** A path that leaves `/api/` would send the credential somewhere else. */
function rowOf(method: string, path: Path): string {
  const inside = path.split(/[?#]/, 1)[0] ?? '';
  const isPlain =
    /^[\w.~%-]+(?:\/[\w.~%-]+)*$/.test(path) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(decodeURIComponent(inside));
  if (!isPlain) throw new Error(`"${path}" is no path below /api/.`);
  return `${method} /api/${path}`;
}

export const get = (path: Path, query?: object, options: CallOptions = {}): Promise<unknown> =>
  send(rowOf('GET', path), { ...options, query });

export const post = (path: Path, body?: unknown, options: CallOptions = {}): Promise<unknown> =>
  send(rowOf('POST', path), { ...options, body });

export const put = (path: Path, body?: unknown, options: CallOptions = {}): Promise<unknown> =>
  send(rowOf('PUT', path), { ...options, body });

export const del = (path: Path, options: CallOptions = {}): Promise<unknown> =>
  send(rowOf('DELETE', path), options);
