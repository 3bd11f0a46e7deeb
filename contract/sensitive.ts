/**
 * Paths of personal data: encrypted in the database, masked in replies, never stored on the device
 * (req:product-browser-state).
 */
const SENSITIVE_PATTERNS: readonly RegExp[] = [/^team\.members\.[^.]+\.idNumber$/];
export const isSensitivePath = (path: string): boolean =>
  SENSITIVE_PATTERNS.some((pattern) => pattern.test(path));

/** Contact details: encrypted wherever they are stored, and shown to the people who may edit them. */
const CONTACT_PATH = /^contact(Name|Phone|Email)$/;
export const isSealedPath = (path: string): boolean => isSensitivePath(path) || CONTACT_PATH.test(path);
