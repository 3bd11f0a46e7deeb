import { FLOORS } from './layers.mjs';

const LIST = 'scripts/structure/layers.mjs';
const MEND = 'see docs/architecture.md for what stands where';

/** Every module has its place in the order, and the order names nothing else. */
export function checkModules({ files, byPath }) {
  const found = new Map(
    files.flatMap(({ path }) => {
      const [, name] = /^server\/modules\/([^/]+)\//.exec(path) ?? [];
      return name ? [[name, path]] : [];
    }),
  );
  const listed = FLOORS.flat();
  const missing = [...found]
    .filter(([name]) => !listed.includes(name))
    .map(([name, file]) => ({
      file,
      rule: `the module ${name} has no place in the order`,
      mend: `name it in ${LIST}`,
    }));
  // In a tree without server/app.ts only some of the modules are present, so missing ones are not reported.
  const stale = byPath.has('server/app.ts') ? listed.filter((name) => !found.has(name)) : [];
  const twice = listed.filter((name, at) => listed.indexOf(name) !== at);
  return [
    ...missing,
    ...stale.map((name) => ({ file: LIST, rule: `${name} is no module`, mend: 'take it out of the order' })),
    ...twice.map((name) => ({ file: LIST, rule: `${name} stands in the order twice`, mend: MEND })),
  ];
}
