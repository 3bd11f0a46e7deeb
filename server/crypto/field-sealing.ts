import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import { isMasked, maskIdNumber } from '@contract/rules/id-number';
import { isSealedPath, isSensitivePath } from '@contract/sensitive';
import { isSealed, type Sealer } from './sealing';

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

/** As stored: personal data sealed. */
export const sealFields = (sealer: Sealer, fields: Fields): Fields =>
  mapTexts(fields, isSealedPath, (text) => (text === '' ? text : sealer.seal(text)));

/** As typed. Only rules and comparisons may see this form; it never leaves the service. */
export const openFields = (sealer: Sealer, stored: Fields): Fields =>
  mapTexts(stored, isSealedPath, (text) => (isSealed(text) ? sealer.open(text) : text));

/** As shown: `110***********1234`. */
export const maskFields = (open: Fields): Fields => mapTexts(open, isSensitivePath, maskIdNumber);

export const maskValue = (path: string, value: FieldValue): FieldValue =>
  typeof value === 'string' && isSensitivePath(path) ? maskIdNumber(value) : value;

/** Replaces sensitive values by keyed hashes, so that a digest can be computed and compared without revealing them. */
export const fingerprintFields = (sealer: Sealer, open: Fields): Fields =>
  mapTexts(open, isSensitivePath, (text) => (text === '' ? text : `hmac:${sealer.fingerprint(text)}`));

/** A masked value that comes back means "as it was": nobody types asterisks. */
export const unmaskValue = (path: string, value: FieldValue, current: FieldValue): FieldValue => {
  if (typeof value !== 'string' || !isSensitivePath(path)) return value;
  return value !== '' && (isMasked(value) || value === maskValue(path, current)) ? current : value;
};
