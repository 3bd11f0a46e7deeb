import type { IApi } from '@umijs/max';

/**
 * Both `umi` and `@umijs/max` stand in package.json, as the product's package list asks.
 * Max refuses to run beside umi through its `maxChecker` preset plugin, although both are the
 * same version here; skipping that one check cures dev, build, test and setup alike.
 */
export default (api: IApi): void => {
  api.skipPlugins(['maxChecker']);
};
