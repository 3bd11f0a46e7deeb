import type { IApi } from '@umijs/max';
import { classNameOf } from './class-names.cjs';

type Config = Parameters<Parameters<IApi['chainWebpack']>[0]>[0];

/** The service names classes by the same rule when it prepares a page (renderer-bundle.ts). */
export function chainClassNames(config: Config): void {
  config.module
    .rule('css')
    .oneOf('css-modules')
    .use('css-loader')
    .tap((options) => ({
      ...options,
      modules: {
        ...options.modules,
        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) =>
          classNameOf(resourcePath, local),
      },
    }));
}
