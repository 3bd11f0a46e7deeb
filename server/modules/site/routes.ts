import { siteCalls } from '@contract/site';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { sendPicture } from '@server/http/picture';
import type { FastifyInstance } from 'fastify';
import { environmentScript } from './environment-script';
import { environmentReader } from './named-environment';
import { readPicture } from './pictures';
import { presentSetting, presentSystemUpdate } from './present-setting';
import { readSettings } from './service';

export const registerSite = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, siteCalls, {
    'GET /api/setting.json': async () => ({
      setting: presentSetting(await readSettings(kysely), deps.config.demo),
    }),
    'GET /api/setting/pictures/{id}': async ({ params, reply }) => {
      const bytes = await readPicture(kysely, params.id);
      if (!bytes) throw notFound();
      return sendPicture(reply, bytes);
    },
    'GET /api/users/system_update.json': async ({ now }) =>
      presentSystemUpdate((await readSettings(kysely))['system.update'], now),
  });
  // A script, not a call: the page loads it before the app, so hosts change without a new build
  // (req:product-environments).
  const readEnvironment = environmentReader(deps);
  app.get('/env.js', { config: { page: false } }, async (_request, reply) => {
    const { name, hosts } = await readEnvironment();
    const script = environmentScript(name, hosts, { isTraced: deps.tracing !== undefined });
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
};
