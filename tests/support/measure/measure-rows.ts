import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { type SampledRow, sampledRows } from '@tests/support/endpoint-samples';
import type { TestService } from '@tests/support/service';
import pg from 'pg';
import { benchService } from './bench-service';
import { fillPeriod } from './fill-period';

/** Number of repetitions; the shortest hold counts, because other load only adds time. */
const TURNS = 3;
const REST_MS = 5;
const PEOPLE = ['shenzhiyao', 'xuyingchuan', 'luyiwei', 'office', 'auditor', 'admin'];
const TWIN = '对照：评分逐行读出，两两相比';

export interface RowCost {
  key: string;
  /** Login of the caller; null for a visitor. */
  who: string | null;
  status: number;
  statements: number;
  buffers: number;
  bytes: number;
  holdMs: number;
  isPage: boolean;
}

interface Caller {
  login: string;
  headers: Record<string, string>;
  permissions: string[];
}

const callersOf = async ({ signIn, call }: TestService): Promise<Caller[]> => {
  const callers: Caller[] = [];
  for (const login of PEOPLE) {
    const { headers } = await signIn(login);
    const { body } = await call('GET', '/prod-api/system/user/getInfo', { headers });
    callers.push({ login, headers, permissions: body.permissions });
  }
  return callers;
};

/** Callers for whom the row may be meant, the one with the fewest permissions first. */
const callersFor = ({ row }: SampledRow, callers: readonly Caller[]): (Caller | null)[] => {
  if (row.access === 'public') return [null];
  if (row.access === 'signedIn') return [...callers];
  const able = callers.filter(({ permissions }) => permissions.includes(row.access));
  return able.length > 0 ? able : [null];
};

interface Property {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Property[];
}

/** One of the listed values, or else a plausible value. */
const sampleOf = (property: Property): string => {
  const word =
    property.const ?? property.enum?.[0] ?? property.anyOf?.find((one) => one.const !== undefined)?.const;
  return String(word ?? (property.type === 'string' ? '管理办法' : 1));
};

/** The address with all parameters and required query values; the period is the one that was filled. */
const addressOf = ({ key, row, url }: SampledRow, periodId: number): string => {
  const params = (row.params?.properties ?? {}) as Record<string, Property>;
  const path = Object.entries(params).reduce(
    (address, [name, property]) => {
      const isWord = property.anyOf !== undefined || property.enum !== undefined;
      return isWord ? address.replace(`{${name}}`, sampleOf(property)) : address;
    },
    key.slice(key.indexOf(' ') + 1),
  );
  // A parameter replaced here is no longer a sample; the others keep their samples.
  const filled = path.split('/').map((part, place) => (part.includes('{') ? url.split('/')[place] : part));
  const asked = (row.query?.properties ?? {}) as Record<string, Property>;
  const query = (row.query?.required ?? []).map((name) => {
    const value = name === 'periodId' ? String(periodId) : sampleOf(asked[name] ?? {});
    return `${name}=${encodeURIComponent(value)}`;
  });
  return [filled.join('/'), query.join('&')].filter(Boolean).join('?');
};

/** The database's work for everything except this measurement. */
const COUNTED = `select coalesce(sum(calls), 0)::int as statements,
  coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as buffers
  from pg_stat_statements where query not like '%pg_stat_statements%' and query not like '%pg_notify(%'`;

/** CPU time of this thread by the scheduler, without time in which others used the core. Linux only. */
const workedMs = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/**
 * The longest time in which nobody else would have been answered. It is at most the longest pause, in which other
 * programs may have used the core, and at most the CPU time of the call, in which others may have been served.
 */
const longestHold = async (act: () => Promise<unknown>): Promise<number> => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await delay(REST_MS);
  delays.reset();
  const before = workedMs();
  await act();
  const worked = workedMs() - before;
  await delay(REST_MS);
  delays.disable();
  return Math.min(worked, delays.max / 1e6);
};

const measureRow = async (
  { app }: TestService,
  counter: pg.Client,
  sampled: Pick<SampledRow, 'key' | 'method' | 'url'>,
  caller: Caller | null,
): Promise<Omit<RowCost, 'isPage'>> => {
  const isRead = sampled.method === 'GET';
  const send = () =>
    app.inject({
      method: sampled.method,
      url: sampled.url,
      headers: caller?.headers ?? {},
      ...(isRead || sampled.method === 'DELETE' ? {} : { payload: {} }),
    });
  // A write is refused for its empty body or takes effect once, so it is not repeated.
  if (isRead) await send();
  await counter.query('select pg_stat_statements_reset()');
  let answer: Awaited<ReturnType<typeof send>> | undefined;
  let holdMs = await longestHold(async () => {
    answer = await send();
  });
  const { rows } = await counter.query<{ statements: number; buffers: number }>(COUNTED);
  for (let turn = 1; isRead && turn < TURNS; turn += 1) holdMs = Math.min(holdMs, await longestHold(send));
  const { statements = 0, buffers = 0 } = rows[0] ?? {};
  return {
    key: sampled.key,
    who: caller?.login ?? null,
    status: answer?.statusCode ?? 0,
    statements,
    buffers,
    bytes: answer?.rawPayload.length ?? 0,
    holdMs,
  };
};

/** A deliberately bad version of the ranking: it loads every row into the process and compares each with each. */
const addTwin = ({ app, db }: TestService): void => {
  app.get('/twin', async () => {
    const { rows } = await db.pool.query<{ total: number }>('select * from review order by id');
    const totals = rows.slice(0, 6000).map(({ total }) => total);
    return totals.map((total) => totals.filter((other) => other > total).length + 1).slice(0, 10);
  });
};

/** A list exported as a file takes the same query, and returns all rows. */
const isPaged = ({ row }: SampledRow): boolean => {
  const asked = row.query?.properties ?? {};
  return row.reply.kind !== 'file' && ('pageNum' in asked || 'page' in asked);
};

/** Asked by the first who may read it; what writes is tried once. */
const costOf = async (
  service: TestService,
  counter: pg.Client,
  sampled: SampledRow,
  { callers, periodId }: { callers: readonly Caller[]; periodId: number },
): Promise<RowCost> => {
  const { key, method } = sampled;
  const isRead = method === 'GET';
  const url = isRead ? addressOf(sampled, periodId) : sampled.url;
  const [first = null, ...others] = callersFor(sampled, callers);
  let cost = await measureRow(service, counter, { key, method, url }, first);
  for (const caller of isRead ? others : [])
    if (cost.status === 403) cost = await measureRow(service, counter, { key, method, url }, caller);
  return { ...cost, isPage: isPaged(sampled) };
};

/** Measures every row of the contract with a period of this many applications; new rows are included automatically. */
export async function measureRows(url: string, directory: string, applications: number): Promise<RowCost[]> {
  const service = await benchService(url, directory);
  const counter = new pg.Client({ connectionString: url });
  await counter.connect();
  try {
    addTwin(service);
    await counter.query('create extension if not exists pg_stat_statements');
    await fillPeriod(service.db, applications);
    const { rows } = await counter.query<{ id: number }>(
      "select period_id::int as id from application where no like 'MADE-%' limit 1",
    );
    const among = { callers: await callersOf(service), periodId: rows[0]?.id ?? 1 };
    const costs: RowCost[] = [];
    // Writes come last, because they may delete what the others read.
    for (const isRead of [true, false])
      for (const sampled of sampledRows.filter(({ method }) => (method === 'GET') === isRead))
        costs.push(await costOf(service, counter, sampled, among));
    const twin = { key: TWIN, method: 'GET' as const, url: '/twin' };
    return [...costs, { ...(await measureRow(service, counter, twin, null)), isPage: true }];
  } finally {
    await counter.end();
    await service.stop();
  }
}
