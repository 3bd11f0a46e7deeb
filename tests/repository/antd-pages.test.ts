import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { AppRoute } from '../../config/routes/route';
import { routes } from '../../config/routes/routes';

const ROOT = resolve(__dirname, '../..');
const ANTD_LAYOUT = '@/layouts/antd';
const ANTD = /^(antd|@ant-design\/(?!icons)|@rc-component)(\/|$)/;

/** Pages and layouts outside of the antd layout. */
const outside = (rows: readonly AppRoute[]): string[] =>
  rows.flatMap(({ component = '', routes: inner = [] }) =>
    component === ANTD_LAYOUT ? [] : [component, ...outside(inner)],
  );

/** `@/pages/achi` is a file or a folder with an index. */
const fileOf = (component: string): string => {
  const base = component.replace('@/', 'src/');
  return existsSync(resolve(ROOT, `${base}.tsx`)) ? `${base}.tsx` : `${base}/index.tsx`;
};

/** The modules loaded together with an entry, without those loaded later. */
const reached = (metafile: Metafile, entry: string): Set<string> => {
  const seen = new Set([entry]);
  for (const file of seen)
    for (const { path, kind } of metafile.inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import') seen.add(path);
  return seen;
};

const bundled = async (entryPoints: string[]): Promise<Metafile> => {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    outdir: '/nowhere',
    jsx: 'automatic',
    packages: 'external',
    absWorkingDir: ROOT,
    alias: { '@': resolve(ROOT, 'src'), '@contract': resolve(ROOT, 'contract') },
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  return metafile;
};

/** A page outside the antd layout must not load antd for people who only read (req:perf-r1). */
it('no page outside the antd layout brings antd with it', async () => {
  const entryPoints = [...new Set(outside(routes))].filter((name) => name.startsWith('@/')).map(fileOf);
  expect(entryPoints.length).toBeGreaterThan(20);
  const metafile = await bundled(entryPoints);
  const bringing = entryPoints.filter((entry) =>
    [...reached(metafile, entry)].some((path) => ANTD.test(path)),
  );
  expect(bringing).toEqual([]);
});

/**
 * Each section, and each view opened on demand, loads its own controls; opening the form loads only the text box for
 * comments beside any field.
 */
it('the frame of the application form brings no control of its parts with it', async () => {
  const entry = 'src/pages/innovation/myProjects/form/ApplicationPage.tsx';
  const frame = reached(await bundled([entry]), entry);
  const controls = [...frame].filter((path) =>
    /^src\/components\/form\/(?!FieldShell|ReadField)\w+(?:Field|Table|Input)\.tsx$/.test(path),
  );

  expect(controls).toEqual(['src/components/form/TextAreaField.tsx']);
});

it('messages and notifications show in one place, which outlives the page that they are about', () => {
  const using = readdirSync(resolve(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.umi/.test(file))
    .filter((file) =>
      /\b(?:message|notification)\b[^}]*\} = App\.useApp\(\)/.test(
        readFileSync(resolve(ROOT, 'src', file), 'utf8'),
      ),
    );

  expect(using).toEqual(['layouts/antd/useAntdNotices.ts']);
});
