import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { type SampledRow, sampledRows } from '@tests/support/endpoint-samples';
import type { TestService } from '@tests/support/service';
import pg from 'pg';
import { benchService } from './bench-service';
import { fillPeriod } from './fill-period';

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

/** Those whom the row may be meant for; the first of them has the least rights. */
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

/** One of the words that a value may be, or what comes near to anything else. */
const sampleOf = (property: Property): string => {
  const word =
    property.const ?? property.enum?.[0] ?? property.anyOf?.find((one) => one.const !== undefined)?.const;
  return String(word ?? (property.type === 'string' ? '管理办法' : 1));
};

/** The address with every word and every query that the row insists on; a period is the one that was filled. */
const addressOf = ({ key, row, url }: SampledRow, periodId: number): string => {
  const params = (row.params?.properties ?? {}) as Record<string, Property>;
  const path = Object.entries(params).reduce(
    (address, [name, property]) => {
      const isWord = property.anyOf !== undefined || property.enum !== undefined;
      return isWord ? address.replace(`{${name}}`, sampleOf(property)) : address;
    },
    key.slice(key.indexOf(' ') + 1),
  );
  // What was replaced here is no sample any more; the others keep theirs.
  const filled = path.split('/').map((part, place) => (part.includes('{') ? url.split('/')[place] : part));
  const asked = (row.query?.properties ?? {}) as Record<string, Property>;
  const query = (row.query?.required ?? []).map((name) => {
    const value = name === 'periodId' ? String(periodId) : sampleOf(asked[name] ?? {});
    return `${name}=${encodeURIComponent(value)}`;
  });
  return [filled.join('/'), query.join('&')].filter(Boolean).join('?');
};

/** What the database did for whoever is not this measure. */
const COUNTED = `select coalesce(sum(calls), 0)::int as statements,
  coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as buffers
  from pg_stat_statements where query not like '%pg_stat_statements%' and query not like '%pg_notify(%'`;

/** What this thread has worked, as the scheduler counts it: time in which others had the core is not in it. Linux only. */
const workedMs = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/**
 * The longest time for which nobody else would have been answered. It is no longer than the longest stop, in which other
 * programs may have had the core, and no longer than all the work of the call, in which others may have come between.
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
    key: sampled.key,
    who: caller?.login ?? null,
    status: answer?.statusCode ?? 0,
    statements,
    buffers,
    bytes: answer?.rawPayload.length ?? 0,
    holdMs,
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

/** A file of a list takes its query too, and all its rows. */
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

/** Every row of the contract against a period of so many applications. A new row is in here by itself. */
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
    // What writes goes last: it may take away what the others read.
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
