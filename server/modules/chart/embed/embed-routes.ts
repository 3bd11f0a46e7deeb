import { resolve } from 'node:path';
import {
  ACHIEVEMENT_NARROWS,
  type AchievementNarrows,
  EMBED_PATH,
  EMBED_THEMES,
  EMBEDDED_CHARTS,
  type EmbeddedChart,
  embedAddress,
} from '@contract/chart-choices';
import { periodBefore } from '@contract/rules/period-before';
import { MINUTE_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { readLanguages } from '@server/languages/read-languages';
import { listPeriods } from '@server/modules/period/service';
import { readSettings } from '@server/modules/site/service';
import { createLruMap } from '@server/security/lru-map';
import type { FastifyInstance } from 'fastify';
import { type EmbedScope, embedFigures } from './embed-figures';
import { embedPage } from './embed-page';
import { EMBED_POLICY } from './embed-style';

/** A page on other sites must not count a million rows for each reader. */
const COUNTED_MINUTES = 10;
const PAGES_MAX = 256;

interface Asked {
  Params: { chart: string };
  Querystring: Partial<Record<'period' | 'lang' | 'theme' | keyof AchievementNarrows, string | string[]>>;
}

const chartOf = (name: string): EmbeddedChart => {
  const chart = EMBEDDED_CHARTS.find((known) => known === name);
  if (!chart) throw notFound();
  return chart;
};

/** Address of the full chart on the platform. */
const homeOf = (chart: EmbeddedChart, { period, narrows }: EmbedScope): string => {
  const isOfApplications = chart === 'type' || chart === 'history';
  const query = new URLSearchParams({ chart, ...narrows, ...(period ? { period: String(period.id) } : {}) });
  return `${isOfApplications ? '/innovation/dataChart' : '/achi/data'}?${query}`;
};

/** The filters of the address; an unknown value answers 404, as on the page of statistics. */
const narrowsOf = (query: Asked['Querystring']): AchievementNarrows =>
  Object.fromEntries(
    Object.entries(ACHIEVEMENT_NARROWS).flatMap(([key, values]) => {
      const asked = query[key as keyof AchievementNarrows];
      if (asked === undefined) return [];
      if (!values.some((value) => value === asked)) throw notFound();
      return [[key, asked]];
    }),
  );

/** Charts that other sites may frame. The only pages that may be framed: they know no user and set no cookie. */
export const registerEmbeds = (app: FastifyInstance, { db: { kysely }, config, now }: Deps): void => {
  const languageOf = readLanguages(resolve(config.appDir));
  const kept = createLruMap<string, { at: Date; html: string }>(PAGES_MAX);

  const scopeOf = async (chart: EmbeddedChart, query: Asked['Querystring']): Promise<EmbedScope> => {
    const none = { period: null, before: null, narrows: {} };
    if (chart === 'history') return none;
    if (chart !== 'type') return { ...none, narrows: narrowsOf(query) };
    const asked = query.period;
    if (asked === undefined) return none;
    const begun = (await listPeriods(kysely)).filter(({ applyStart }) => applyStart <= now());
    const period = begun.find(({ id }) => String(id) === asked);
    if (!period) throw notFound();
    return { ...none, period, before: periodBefore(begun, period) ?? null };
  };

  app.get<Asked>(`${EMBED_PATH}/:chart`, { config: { page: false } }, async ({ params, query }, reply) => {
    const chart = chartOf(params.chart);
    const theme = EMBED_THEMES.find((known) => known === query.theme) ?? 'light';
    const scope = await scopeOf(chart, query);
    const language = languageOf(query.lang);
    const { lang } = language;
    const key = embedAddress({ chart, theme, lang, periodId: scope.period?.id, ...scope.narrows });
    const at = now();
    const known = kept.get(key);
    const isFresh = known && Math.abs(at.getTime() - known.at.getTime()) < COUNTED_MINUTES * MINUTE_MS;
    const page = isFresh
      ? known
      : {
          at,
          html: embedPage({
            theme,
            language,
            at,
            home: `${config.publicOrigin}${homeOf(chart, scope)}`,
            figures: await embedFigures(kysely, chart, scope),
            siteName: (await readSettings(kysely))['site.name'],
          }),
        };
    kept.set(key, page);
    reply.raw.removeHeader('x-frame-options');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': `public, max-age=${COUNTED_MINUTES * 60}`,
        'content-security-policy': EMBED_POLICY,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(page.html);
  });
};
