import { platformHealthCalls } from '@contract/platform-health';
import type { Deps } from '@server/deps';
import { AppError } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { judgeHealth } from './judge-health';
import { figuresReader } from './read-figures';

/** 运行状况: the same figures as Prometheus is told, in words. */
export const registerPlatformHealth = (app: FastifyInstance, deps: Deps): void => {
  const read = figuresReader(deps);
  const { smtpUrl, smsGatewayUrl } = deps.config;
  implement(app, deps, platformHealthCalls, {
    'GET /prod-api/monitor/health': async ({ now }) => {
      const { stored, ...figures } = await read(now);
      if (!stored) throw new AppError(503, 'http.503', { errorCode: 'db.unavailable' });
      return judgeHealth({ ...figures, stored }, now, smtpUrl !== null || smsGatewayUrl !== null);
    },
  });
};
