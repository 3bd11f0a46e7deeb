import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from './page-preview';

/** What the app requests before it shows anything, on every page. */
const START = ['/api/setting.json', '/api/users/system_update.json'];

/** What a page that is not prepared asks at once. It must be the very address that the app asks. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  '/login': ['/prod-api/cms/period/list', '/prod-api/auth/open/providers', '/prod-api/auth/demoAccounts'],
};

export type FirstAnswers = Record<string, unknown>;

/** The public answers that a page will ask for, as any visitor would get them; what fails is left to the app to ask. */
export const findFirstAnswers = async (
  app: FastifyInstance,
  { ip, host }: FastifyRequest,
  path: string,
): Promise<FirstAnswers> => {
  const own = OWN[path] ?? [];
  const answers = await Promise.all(
    [...START, ...own].map(async (url) => {
      const reply = await app.inject({ method: 'GET', url, remoteAddress: ip, headers: { host } });
      return reply.statusCode === 200 ? [[url, reply.json()]] : [];
    }),
  );
  return Object.fromEntries(answers.flat());
};

/** Id of the element with the answers, which follows the page's content. */
export const FIRST_ANSWERS = 'first-answers';

/** A block of data, which no browser runs: no text of it may end the element. */
export const withAnswers = (
  html: string,
  answers: FirstAnswers,
  /** `at` is the service's time, by which the app sets its clock before it has asked anything. */
  { at, counted = new Set() }: { at: Date; counted?: ReadonlySet<string> | undefined },
): string => {
  const views = counted.size > 0 ? ` data-counted="${escapeHtml([...counted].join(' '))}"` : '';
  const text = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return html.replace(
    '</body>',
    () =>
      `<script type="application/json" id="${FIRST_ANSWERS}" data-at="${at.toISOString()}"${views}>${text}</script>\n</body>`,
  );
};
