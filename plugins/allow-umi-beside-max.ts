import type { IApi } from '@umijs/max';

/**
 * Both `umi` and `@umijs/max` are in package.json, as the product's package list requires. Max refuses to run beside
 * umi through its `maxChecker` preset plugin, although both are the same version here; skipping that one check makes
 * dev, build, test and setup work.
 */
export default (api: IApi): void => {
  api.skipPlugins(['maxChecker']);
};
