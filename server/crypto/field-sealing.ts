import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import { isMasked, maskIdNumber } from '@contract/rules/id-number';
import { isSealedPath, isSensitivePath } from '@contract/sensitive';
import { isSealed, type Sealer } from './sealing';
import { isUnreadable, markUnreadable, sealedIn, UNREADABLE } from './unreadable';

const mapTexts = (
  fields: Fields,
  isMeant: (path: string) => boolean,
  change: (text: string) => string,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([path, value]) =>
      typeof value === 'string' && isMeant(path) ? [path, change(value)] : [path, value],
    ),
  );

const sealed = (sealer: Sealer, text: string): string => {
  if (isUnreadable(text)) return sealedIn(text);
  return text === '' ? text : sealer.seal(text);
};

/** As stored: personal data sealed. */
export const sealFields = (sealer: Sealer, fields: Fields): Fields =>
  mapTexts(fields, isSealedPath, (text) => sealed(sealer, text));

/**
 * As typed. Only rules and comparisons may see this form; it never leaves the service. What cannot be decrypted is
 * marked, so that it does not keep the other fields from their readers.
 */
export const openFields = (sealer: Sealer, stored: Fields): Fields =>
  mapTexts(stored, isSealedPath, (text) =>
    isSealed(text) ? (sealer.tryOpen(text) ?? markUnreadable(text)) : text,
  );

/** Opened fields for another record, which cannot take what is unreadable: it is left empty there. */
export const readableFields = (open: Fields): Fields =>
  mapTexts(open, isSealedPath, (text) => (isUnreadable(text) ? '' : text));

/** As shown: `110***********1234`. */
export const maskFields = (open: Fields): Fields =>
  Object.fromEntries(Object.entries(open).map(([path, value]) => [path, maskValue(path, value)]));

export const maskValue = (path: string, value: FieldValue): FieldValue => {
  if (isUnreadable(value)) return UNREADABLE;
  return typeof value === 'string' && isSensitivePath(path) ? maskIdNumber(value) : value;
};

/** An ID number that is stored by itself, as it is shown. */
export const shownIdNumber = (sealer: Sealer, stored: string | null): string | null => {
  if (stored === null) return null;
  const open = sealer.tryOpen(stored);
  return open === null ? UNREADABLE : maskIdNumber(open);
};

/** Replaces sensitive values by keyed hashes, so that a digest can be computed and compared without revealing them. */
export const fingerprintFields = (sealer: Sealer, open: Fields): Fields =>
  mapTexts(open, isSensitivePath, (text) => (text === '' ? text : `hmac:${sealer.fingerprint(text)}`));

/** A masked value that comes back means "as it was": nobody types asterisks. */
export const unmaskValue = (path: string, value: FieldValue, current: FieldValue): FieldValue => {
  if (typeof value !== 'string') return value;
  if (value === UNREADABLE && isUnreadable(current)) return current;
  if (!isSensitivePath(path)) return value;
  return value !== '' && (isMasked(value) || value === maskValue(path, current)) ? current : value;
};
