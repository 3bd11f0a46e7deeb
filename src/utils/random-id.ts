/** 32 characters that nobody else has. `randomUUID` is missing where the site runs without TLS. */
export const newRandomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
