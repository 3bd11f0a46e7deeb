import { rmSync } from 'node:fs';
import { rspack, type Stats } from '@rspack/core';
import { getConfig } from '@umijs/bundler-webpack';
import type { IApi } from '@umijs/max';
import { rspackConfig, type UmiConfiguration } from '../config/plugins/rspack-config';

type Options = Omit<Parameters<typeof getConfig>[0], 'userConfig' | 'env'> & {
  config: Parameters<typeof getConfig>[0]['userConfig'];
  onBuildComplete: (built: { err: Error | null; stats: Stats | undefined }) => Promise<void>;
};

const faultIn = (stats: Stats | undefined): Error | null =>
  stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null;

async function build({
  config: userConfig,
  onBuildComplete,
  ...options
}: Options): Promise<Stats | undefined> {
  const env = 'production' as Parameters<typeof getConfig>[0]['env'];
  const config = rspackConfig((await getConfig({ ...options, env, userConfig })) as UmiConfiguration);
  if (config.output?.path) rmSync(config.output.path, { recursive: true, force: true });
  const compiler = rspack(config);
  const { error, stats } = await new Promise<{ error: Error | null; stats: Stats | undefined }>((done) =>
    compiler.run((error, stats) => done({ error, stats })),
  );
  const err = error ?? faultIn(stats);
  await onBuildComplete({ err, stats });
  await new Promise((done) => compiler.close(done));
  if (err) throw err;
  return stats;
}

/** A build is made by Rspack instead of Umi's webpack (docs/decisions/0099). */
export default (api: IApi): void => {
  api.modifyUniBundler((bundler, { bundler: name }) =>
    name === 'webpack' ? { ...bundler, build } : bundler,
  );
};
