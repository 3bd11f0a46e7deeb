import type { FastifyInstance } from 'fastify';

/** `/api/users/:login(^[^/.]+).json` → what an address of this form looks like. */
const formOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split(/(:\w+(?:\([^)]*\))?)/)
      .map((part, i) => (i % 2 === 1 ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('')}$`,
  );

/**
 * Remembers which methods each address knows, so that the wrong one is told so (405 with `Allow`) and not that nothing
 * is there (req:attack-a32). Addresses of the built app are known to readers only and are not counted.
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
