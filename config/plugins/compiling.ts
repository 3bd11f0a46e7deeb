import { settings } from '../settings';

const isBuild = process.env['NODE_ENV'] === 'production';

/**
 * Native compilers where JavaScript ones took three quarters of a build: esbuild for each module, swc for the finished
 * files (docs/decisions/0054). Development stays with Babel, which knows how to replace a component in a running page.
 */
export const compiling = {
  // Their class fields are newer than the oldest browsers, and webpack loses names in them when it joins modules.
  extraBabelIncludes: [/[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/],
  ...(isBuild
    ? {
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
      }
    : {}),
  jsMinifier: 'swc' as const,
  jsMinifierOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
};
