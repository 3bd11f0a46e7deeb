import { siteCalls } from '@contract/site';
import type { Deps } from '@server/deps';
import { implement } from '@server/plugins/implement';
import { isDatabaseAway } from '@server/plugins/last-good';
import type { FastifyInstance } from 'fastify';
import { environmentScript } from './environment-script';
import { presentSetting, presentSystemUpdate } from './present-setting';
import { readSettings } from './service';

export const registerSite = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, siteCalls, {
    'GET /api/setting.json': async () => ({
      setting: presentSetting(await readSettings(kysely), deps.config.demo),
    }),
    'GET /api/users/system_update.json': async ({ now }) =>
      presentSystemUpdate((await readSettings(kysely))['system.update'], now),
  });
  // A script, not a call: the page loads it before the app, so hosts change without a new build (product §7).
  let latest: string | null = null;
  const currentScript = async (): Promise<string> => {
    try {
      const settings = await readSettings(kysely);
      latest = environmentScript(settings['site.environment'], settings['site.hosts']);
      return latest;
    } catch (error) {
      // No page may ask another server than usual because the database is away for a moment.
      if (latest === null || !isDatabaseAway(error)) throw error;
      return latest;
    }
  };
  app.get('/env.js', { config: { page: false } }, async (_request, reply) => {
    const script = await currentScript();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
};
