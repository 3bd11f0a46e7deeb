import { settings } from '../settings';

const isDevelopment = process.env['NODE_ENV'] === 'development';

/**
 * A build is made by webpack, with native compilers where JavaScript ones took three quarters of the time: esbuild for
 * each module, swc for the finished files (docs/decisions/0054).
 */
const forBuilds = {
  // Their class fields are newer than the oldest browsers, and webpack loses names in them when it joins modules.
  extraBabelIncludes: [/[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/],
  srcTranspiler: 'esbuild' as const,
  srcTranspilerOptions: {
    esbuild: {
      target: Object.entries(settings.browsers).map(([name, version]) => `${name}${version}`),
      // Safari 14.0 errs in `[a, ...rest] = [literal]` only; for its sake esbuild would refuse all destructuring.
      supported: { destructuring: true },
      jsx: 'automatic' as const,
      charset: 'utf8' as const,
    },
  },
  jsMinifier: 'swc' as const,
  jsMinifierOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
};

/** Development is utoopack's, which compiles a page when it is first opened; Umi hands its options on without naming them. */
const utoopack: object = {
  devServer: { lazyDynamicImports: true, dynamicHmrChunkLists: true },
  cacheDirectory: 'node_modules/.cache/utoopack',
};

export const compiling = isDevelopment ? { utoopack } : forBuilds;
