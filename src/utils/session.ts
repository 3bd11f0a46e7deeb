import { storedRecord, tryStore } from './stored';

/**
 * The session in the browser's storage, under the keys of the specification (req:spec-session). Nothing else of a
 * person may be stored here: no ID number, no full phone number.
 */
const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const EXPIRES = 'expireTime';
const CREDENTIAL = 'xhr-user-info';
const USER = 'user';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** Epoch milliseconds. */
  expireTime: number;
}

/** The record kept in session storage: enough for the header, nothing worth stealing. */
export interface StoredUser {
  userId: number;
  userName: string;
  nickName: string;
  avatar: string | null;
  phone: string | null;
}

/** Values for which the browser has no room are kept in memory: the session then lasts as long as the page. */
const held = new Map<string, string>();

const read = (key: string): string | null => held.get(key) || localStorage.getItem(key);

const setOrRemove = (key: string, value: string): void => {
  held.delete(key);
  localStorage.removeItem(key);
  if (value && !tryStore(localStorage, key, value)) held.set(key, value);
};

/** An empty token is removed, the expiry is always written (req:spec-session). False: for this page alone. */
export function storeTokens({ accessToken, refreshToken, expireTime }: Tokens): boolean {
  setOrRemove(ACCESS, accessToken);
  setOrRemove(CREDENTIAL, accessToken);
  setOrRemove(REFRESH, refreshToken);
  setOrRemove(EXPIRES, String(expireTime));
  return held.size === 0;
}

/** A value that fits into a header: with any other the call would fail before the service could refuse it. */
const SENDABLE = /^[!-~]{1,4096}$/;

/** The stored credential; a damaged one counts as none, so that its holder is a visitor who can sign in. */
export const readCredential = (): string | null => {
  const stored = read(CREDENTIAL);
  return stored !== null && SENDABLE.test(stored) ? stored : null;
};

export const readRefreshToken = (): string | null => read(REFRESH);

export const readExpireTime = (): number => Number(read(EXPIRES) ?? 0);

const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{2,4})$/, '$1****$2');

export function storeUser({ userId, userName, nickName, avatar, phone }: StoredUser): void {
  const user: StoredUser = { userId, userName, nickName, avatar, phone: phone && maskPhone(phone) };
  tryStore(sessionStorage, USER, JSON.stringify(user));
}

export function readUser(): StoredUser | null {
  return storedRecord(sessionStorage, USER) as StoredUser | null;
}

export function clearSession(): void {
  for (const key of [ACCESS, REFRESH, EXPIRES, CREDENTIAL]) setOrRemove(key, '');
  sessionStorage.removeItem(USER);
}
