import { MINUTE_MS } from '@contract/time-units';
import { loggedPath } from '@server/logging/log-serializers';
import { REPORT_PATH } from '@server/pages/page-policy';
import type { FastifyInstance } from 'fastify';

const BYTES_MAX = 16 * 1024;
/** A page under attack reports without end; a log needs a few lines of it. */
const REPORTS_PER_MINUTE = 30;

interface Report {
  directive: string;
  blocked: string;
  page: string;
}

const textIn = (report: Record<string, unknown>, key: string): string => {
  const value = report[key];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

/** Queries and samples of script stay out: they may hold what somebody typed. */
const originOf = (address: string): string =>
  URL.canParse(address) && /^https?:/.test(address)
    ? new URL(address).origin
    : address.replace(/[?#].*$/s, '');

const pathOf = (address: string): string =>
  URL.canParse(address) ? loggedPath(new URL(address).pathname) : '';

const readReport = (body: unknown): Report | null => {
  const report = (body as Record<string, unknown> | null)?.['csp-report'];
  if (typeof report !== 'object' || report === null) return null;
  const fields = report as Record<string, unknown>;
  return {
    directive: textIn(fields, 'effective-directive') || textIn(fields, 'violated-directive'),
    blocked: originOf(textIn(fields, 'blocked-uri')),
    page: pathOf(textIn(fields, 'document-uri')),
  };
};

/** Anybody can send a report, so it is limited in size and number and only logged, in one line, without trusting it. */
export const registerPolicyReports = async (app: FastifyInstance): Promise<void> => {
  let minute = 0;
  let count = 0;
  const isTooMany = (): boolean => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    return count > REPORTS_PER_MINUTE;
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    const config = { page: false };
    scope.post(REPORT_PATH, { config, bodyLimit: BYTES_MAX }, async (request, reply) => {
      const report = readReport(request.body);
      if (report && !isTooMany()) request.log.warn({ report }, 'A browser kept something out.');
      return reply.code(204).send();
    });
  });
};
