/** The product's own version; a test ties it to package.json, which the browser must not load. */
export const VERSION = '0.1.0';
