/** Version of the product; a test keeps it equal to package.json, which the browser must not load. */
export const VERSION = '0.1.0';
