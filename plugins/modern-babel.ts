import type { IApi } from '@umijs/max';
import { settings } from '../config/settings';

/**
 * Umi lowers our sources to ES5 whatever `targets` says. The browsers served run async
 * functions and classes natively, and the native form is smaller and faster.
 */
export default (api: IApi): void => {
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: settings.browsers, useBuiltIns: false, corejs: undefined },
  }));
};
