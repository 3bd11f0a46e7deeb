const isDevelopment = process.env['NODE_ENV'] === 'development';

/** A build is made by Rspack (rspack-config.ts, docs/decisions/0099). */
const forBuilds = {
  /** Rspack's own does it; of Umi's it takes the one for style sheets. */
  jsMinifier: 'none' as const,
  // Their class fields are newer than the oldest browsers.
  extraBabelIncludes: [/[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/],
};

/** Development is utoopack's, which compiles a page when it is first opened; Umi hands its options on without naming them. */
const utoopack: object = {
  devServer: { lazyDynamicImports: true, dynamicHmrChunkLists: true },
  cacheDirectory: 'node_modules/.cache/utoopack',
};

export const compiling = isDevelopment ? { utoopack } : forBuilds;
