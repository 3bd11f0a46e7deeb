import type { IApi } from '@umijs/max';
import { settings } from '../config/settings';

/**
 * Umi's webpack does not see names used in the static fields of a class and drops their import (rc-tree:
 * DropIndicator). Written as assignments after the class, they are seen.
 */
const STATIC_FIELDS = ['transform-class-properties', 'transform-class-static-block'];

/**
 * Umi lowers our sources to ES5 whatever `targets` says. The browsers served run async
 * functions and classes natively, and the native form is smaller and faster.
 */
export default (api: IApi): void => {
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: {
      ...options.presetEnv,
      targets: settings.browsers,
      useBuiltIns: false,
      corejs: undefined,
      include: STATIC_FIELDS,
    },
  }));
};
