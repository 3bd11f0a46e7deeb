import { storedRecord, tryStore } from './stored';

const KEY = 'last_error';

/** What the error pages show of the failure that led there. */
export interface SavedError {
  text: string;
  errorCode: string | null;
  traceId: string | null;
}

export interface LastError extends SavedError {
  /** The page on which it happened, always a path of this site. */
  path: string;
}

/** The error pages read what led to them; it outlives the change of route, not the tab. */
export const saveLastError = (error: LastError): void =>
  void tryStore(sessionStorage, KEY, JSON.stringify(error));

export function readLastError(): LastError | null {
  return storedRecord(sessionStorage, KEY) as LastError | null;
}
