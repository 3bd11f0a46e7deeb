import { createHash } from 'node:crypto';

/** JSON with sorted keys: the same content gives the same bytes, whatever order it was written in. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
};

export const digestOf = (manifest: unknown): string =>
  createHash('sha256').update(canonicalJson(manifest)).digest('hex');

/** First groups of a digest, for reading aloud: `3FA9-01C7-…`. */
export const codeOf = (digest: string): string =>
  (digest.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join('-');
