import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { benchService } from './bench-service';
import { type SampledRow, sampledRows } from './endpoint-samples';
import { fillPeriod } from './fill-period';
import type { TestService } from './service';

/** Asked so often, and the shortest hold counts: whatever else the machine does only ever adds to it. */
const TURNS = 3;
const REST_MS = 5;
const PEOPLE = ['shenzhiyao', 'xuyingchuan', 'luyiwei', 'office', 'auditor', 'admin'];
const TWIN = '对照：评分逐行读出，两两相比';

export interface RowCost {
  key: string;
  /** Whose call it was; null for a visitor. */
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

/** Whoever the row is meant for; the first of them has the least rights. */
const callerFor = ({ row }: SampledRow, callers: readonly Caller[]): Caller | null => {
  if (row.access === 'public') return null;
  const [somebody] = callers;
  if (row.access === 'signedIn') return somebody ?? null;
  return callers.find(({ permissions }) => permissions.includes(row.access)) ?? null;
};

/** What the database did for whoever is not this measure. */
const COUNTED = `select coalesce(sum(calls), 0)::int as statements,
  coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as buffers
  from pg_stat_statements where query not like '%pg_stat_statements%' and query not like '%pg_notify(%'`;

/** The longest time for which nobody else would have been answered. */
const longestHold = async (act: () => Promise<unknown>): Promise<number> => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await delay(REST_MS);
  delays.reset();
  await act();
  await delay(REST_MS);
  delays.disable();
  return delays.max / 1e6;
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
  // A call that writes is refused for its empty body, or does it once: it is not asked again.
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
    ...{ key: sampled.key, who: caller?.login ?? null, status: answer?.statusCode ?? 0 },
    ...{ statements, buffers, bytes: answer?.rawPayload.length ?? 0, holdMs },
  };
};

/** As the ranking once was, on purpose: every row is carried to the process, and compared with every other. */
const addTwin = ({ app, db }: TestService): void => {
  app.get('/twin', async () => {
    const { rows } = await db.pool.query<{ total: number }>('select * from review order by id');
    const totals = rows.slice(0, 6000).map(({ total }) => total);
    return totals.map((total) => totals.filter((other) => other > total).length + 1).slice(0, 10);
  });
};

/** Every row of the contract against a period of so many applications. A new row is in here by itself. */
export async function measureRows(url: string, directory: string, applications: number): Promise<RowCost[]> {
  const service = await benchService(url, directory);
  const counter = new pg.Client({ connectionString: url });
  await counter.connect();
  try {
    addTwin(service);
    await counter.query('create extension if not exists pg_stat_statements');
    await fillPeriod(service.db, applications);
    const callers = await callersOf(service);
    const costs: RowCost[] = [];
    const measure = async (
      one: Pick<SampledRow, 'key' | 'method' | 'url'>,
      caller: Caller | null,
      isPage: boolean,
    ) => costs.push({ ...(await measureRow(service, counter, one, caller)), isPage });
    // What writes goes last: it may take away what the others read.
    for (const isRead of [true, false])
      for (const sampled of sampledRows.filter(({ method }) => (method === 'GET') === isRead)) {
        const asked = sampled.row.query?.properties ?? {};
        await measure(sampled, callerFor(sampled, callers), 'pageNum' in asked || 'page' in asked);
      }
    await measure({ key: TWIN, method: 'GET', url: '/twin' }, null, true);
    return costs;
  } finally {
    await counter.end();
    await service.stop();
  }
}
