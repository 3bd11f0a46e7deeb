/**
 * Fragments of secrets that have been published with frameworks, tutorials and examples.
 * An attacker tries these first, padded or repeated, so they count for nothing.
 */
const PUBLISHED = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  '1234567890',
  'your-256-bit-secret',
  'your-secret-key',
  'yoursecretkey',
  'my-secret-key',
  'jwt-secret',
  'jwtsecret',
  'secretkey',
  'keyboard cat',
  'please-change-me',
  'changeme',
  'change-me',
  'changeit',
  'password',
  'kaichuang',
  'ruoyi',
  'example',
  'secret',
  'admin123',
  'admin',
  'qwerty',
];

/** Random text of 32 bytes has far more different letters; `aaaa…` and `abababab…` do not. */
const LEAST_DIFFERENT_BYTES = 10;

/** What is left to guess of a secret once every published fragment in it is taken out. */
function unpublishedPart(secret: string): string {
  return PUBLISHED.reduce((rest, fragment) => rest.replaceAll(fragment, ''), secret.toLowerCase());
}

export function isStrongSecret(secret: string, leastBytes: number): boolean {
  const rest = Buffer.from(unpublishedPart(secret));
  return rest.length >= leastBytes && new Set(rest).size >= Math.min(LEAST_DIFFERENT_BYTES, leastBytes / 2);
}
