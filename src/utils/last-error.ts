import { storedRecord, tryStore } from './stored';

const KEY = 'last_error';

/** The failure that led to an error page, as the page shows it. */
export interface SavedError {
  text: string;
  errorCode: string | null;
  traceId: string | null;
}

export interface LastError extends SavedError {
  /** The page on which it happened, always a path of this site. */
  path: string;
}

/** Stored for the error pages, which read what led to them; it survives a change of route, but not the tab. */
export const saveLastError = (error: LastError): void =>
  void tryStore(sessionStorage, KEY, JSON.stringify(error));

export function readLastError(): LastError | null {
  return storedRecord(sessionStorage, KEY) as LastError | null;
}
