import type { FastifyInstance } from 'fastify';

/** `/api/users/:login(^[^/.]+).json` → a pattern that matches such addresses. */
const formOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split(/(:\w+(?:\([^)]*\))?)/)
      .map((part, i) => (i % 2 === 1 ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('')}$`,
  );

/**
 * Remembers the methods of each address, so that a wrong method gets 405 with `Allow` instead of 404 (req:attack-a32).
 * Wildcard routes of the built app are left out: they are only for GET.
 */
export const knownMethods = (app: FastifyInstance): ((path: string) => string[]) => {
  const forms = new Map<string, { form: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = forms.get(url) ?? { form: formOf(url), methods: new Set() };
    for (const each of [method].flat()) known.methods.add(each);
    forms.set(url, known);
  });
  return (path) => {
    const methods = [...forms.values()]
      .filter(({ form }) => form.test(path))
      .flatMap((known) => [...known.methods]);
    return [...new Set(methods)].sort();
  };
};
