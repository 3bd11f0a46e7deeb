import { EMBED_PATH, EMBED_THEMES, EMBEDDED_CHARTS, type EmbeddedChart } from '@contract/chart-choices';
import { periodBefore } from '@contract/rules/period-before';
import { MINUTE_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { listPeriods } from '@server/modules/period/service';
import { readSettings } from '@server/modules/site/service';
import { createRecent } from '@server/security/recent';
import type { FastifyInstance } from 'fastify';
import { type EmbedScope, embedFigures } from './embed-figures';
import { embedPage } from './embed-page';
import { EMBED_POLICY } from './embed-style';

/** A page on other sites must not count a million rows for each reader. */
const COUNTED_MINUTES = 10;
const PAGES_MAX = 64;

interface Asked {
  Params: { chart: string };
  Querystring: { period?: string | string[]; theme?: string | string[] };
}

const chartOf = (name: string): EmbeddedChart => {
  const chart = EMBEDDED_CHARTS.find((known) => known === name);
  if (!chart) throw notFound();
  return chart;
};

/** Where the chart is read in full. */
const homeOf = (chart: EmbeddedChart, { period }: EmbedScope): string => {
  if (chart !== 'type' && chart !== 'history') return `/achi/data?chart=${chart}`;
  return `/innovation/dataChart?chart=${chart}${period ? `&period=${period.id}` : ''}`;
};

/** The charts that stand in frames of other sites: the one place that may, and it knows nobody and sets nothing. */
export const registerEmbeds = (app: FastifyInstance, { db: { kysely }, config, now }: Deps): void => {
  const kept = createRecent<string, { at: Date; html: string }>(PAGES_MAX);

  const scopeOf = async (chart: EmbeddedChart, asked: unknown): Promise<EmbedScope> => {
    if (chart !== 'type' || asked === undefined) return { period: null, before: null };
    const begun = (await listPeriods(kysely)).filter(({ applyStart }) => applyStart <= now());
    const period = begun.find(({ id }) => String(id) === asked);
    if (!period) throw notFound();
    return { period, before: periodBefore(begun, period) ?? null };
  };

  app.get<Asked>(`${EMBED_PATH}/:chart`, { config: { page: false } }, async ({ params, query }, reply) => {
    const chart = chartOf(params.chart);
    const theme = EMBED_THEMES.find((known) => known === query.theme) ?? 'light';
    const scope = await scopeOf(chart, query.period);
    const key = `${chart} ${scope.period?.id ?? ''} ${theme}`;
    const at = now();
    const known = kept.get(key);
    const isFresh = known && Math.abs(at.getTime() - known.at.getTime()) < COUNTED_MINUTES * MINUTE_MS;
    const page = isFresh
      ? known
      : {
          at,
          html: embedPage({
            ...{ theme, at, home: `${config.publicOrigin}${homeOf(chart, scope)}` },
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
