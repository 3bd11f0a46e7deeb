const isDevelopment = process.env['NODE_ENV'] === 'development';

/** A build is made by Rspack (rspack-config.ts, docs/decisions/0099). */
const forBuilds = {
  /** Rspack minifies scripts by itself; of Umi's minimizers it uses only the one for style sheets. */
  jsMinifier: 'none' as const,
  // These packages use class fields, which the oldest browsers served lack.
  extraBabelIncludes: [/[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/],
};

/**
 * Development uses utoopack, which compiles a page when it is first opened. Umi passes these options on, although its
 * configuration schema does not name them.
 */
const utoopack: object = {
  devServer: { lazyDynamicImports: true, dynamicHmrChunkLists: true },
  cacheDirectory: 'node_modules/.cache/utoopack',
};

export const compiling = isDevelopment ? { utoopack } : forBuilds;
