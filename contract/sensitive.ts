/**
 * Paths whose values are personal data: sealed at rest, masked in replies, never kept on the device
 * (req:product-browser-state).
 */
const SENSITIVE_PATTERNS: readonly RegExp[] = [/^team\.members\.[^.]+\.idNumber$/];
export const isSensitivePath = (path: string): boolean =>
  SENSITIVE_PATTERNS.some((pattern) => pattern.test(path));

/** Ways to reach a person: sealed wherever they are stored, shown to those who may write them. */
const CONTACT_PATH = /^contact(Name|Phone|Email)$/;
export const isSealedPath = (path: string): boolean => isSensitivePath(path) || CONTACT_PATH.test(path);
