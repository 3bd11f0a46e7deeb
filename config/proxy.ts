import type { IncomingMessage } from 'node:http';

/** The service that `npm run dev` talks to; the one-command start listens there by default. */
const target = process.env['API_TARGET'] ?? 'http://127.0.0.1:8000';

/**
 * `/api/*` is both the address of the API reference page and the prefix of half the calls:
 * a browser that asks for a document gets the app, everything else goes to the service.
 */
const bypass = (request: IncomingMessage): string | undefined =>
  request.method === 'GET' && request.headers.accept?.includes('text/html') ? '/index.html' : undefined;

export const proxy = {
  '/prod-api': { target, changeOrigin: false },
  '/embed': { target, changeOrigin: false },
  '/api': { target, changeOrigin: false, bypass },
};
