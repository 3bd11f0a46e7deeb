import type { Access, AnswerOf, CallOf, Endpoint, EndpointTable } from '@contract/endpoint';
import { managesOthers } from '@contract/rules/staff';
import { HOUR_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { forbidden, unauthorized } from '@server/errors/app-error';
import { type Caller, hasPermission } from '@server/security/caller';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { writingSchema } from './answer-schema';
import { type BodyBounds, bodyBounds } from './body-bounds';
import { dialectOf, replySchema, successBody } from './envelope';
import { type RepeatableRequest, repeatableRequest, runOnce, wasDone } from './idempotency';
import { inputValidator } from './validate';

/** What a handler is given: validated input, the caller, and the transaction to act in. */
export interface Call<E extends Endpoint> {
  params: CallOf<E>['params'];
  query: CallOf<E>['query'];
  body: CallOf<E>['body'];
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  /** When the request arrived: the moment that decides deadlines. */
  now: Date;
  /** One transaction; for `idempotent` rows a repeated request gets the stored answer instead. */
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  request: FastifyRequest;
  reply: FastifyReply;
}
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E['reply']>>;
export type Handlers<T extends EndpointTable> = {
  [K in keyof T]: T[K] extends Endpoint ? Handler<T[K]> : never;
};

/** `/api/users/{login}.json` → `/api/users/:login(^[^/.]+).json`, in the router's syntax. */
const routerPath = (path: string): string =>
  path.replace(/\{(\w+)\}(?=\.(?:json|ics))/g, ':$1(^[^/.]+)').replace(/\{(\w+)\}/g, ':$1');

/** Lists that anybody can page through. */
const isPublicList = ({ access, query }: Endpoint): boolean =>
  access === 'public' && query !== undefined && ('pageNum' in query.properties || 'page' in query.properties);

/** The same for every visitor and without any writing: may be read from a standby. */
export const isOpenReading = ({ lastGood, countsViews, recounts }: Endpoint): boolean =>
  lastGood === true && !countsViews && !recounts;

const checkAccess = (access: Access, { caller, sessionLoss }: FastifyRequest): void => {
  if (access === 'public') return;
  if (!caller) throw sessionLoss ?? unauthorized('auth.required');
  if (access !== 'signedIn' && !hasPermission(caller, access)) throw forbidden();
};

/** Nothing is written for somebody who has not agreed to the texts in force (req:control-c06). */
const checkAgreement = ({ access, ownCare }: Endpoint, method: string, { caller }: FastifyRequest): void => {
  if (access === 'public' || method === 'GET' || ownCare) return;
  if (caller?.duties.includes('agreement')) throw forbidden('agreement.needed');
};

/** Applies to ordinary people only: staff working through a queue write to many people (req:attack-a09). */
const REACHED: Limit = { name: 'reach', max: 60, windowMs: HOUR_MS };
/** Records that one person creates are kept; more than anybody can type is meant to fill the disk. */
const BEGUN: Limit = { name: 'begin', max: 200, windowMs: HOUR_MS };

const limitOf = ({ reaches, idempotent }: Endpoint): Limit | null =>
  reaches ? REACHED : idempotent ? BEGUN : null;

const limitWriting = async (
  { db }: Deps,
  limit: Limit,
  { caller, arrivedAt }: FastifyRequest,
): Promise<void> => {
  if (!caller || managesOthers(caller.permissions) || hasPermission(caller, 'cms:apply:audit')) return;
  await limitRate(db, limit, String(caller.accountId), arrivedAt);
};

/**
 * Binds every row of a contract table to its handler. A missing handler, or one that answers something else, does
 * not compile. Access, validation, transaction, idempotency and envelope are done here, once for all rows.
 */
export const implement = <const T extends EndpointTable>(
  app: FastifyInstance,
  deps: Deps,
  table: T,
  handlers: Handlers<T>,
): void => {
  for (const [key, row] of Object.entries(table) as [keyof T & string, Endpoint][]) {
    const [method, path] = key.split(' ') as [HTTPMethods, string];
    const dialect = dialectOf(path);
    const validate = inputValidator(row);
    const bounds: BodyBounds = bodyBounds(row);
    const handler = handlers[key] as unknown as Handler<Endpoint>;
    const isOpen = isOpenReading(row);
    const limit = limitOf(row);
    const answerOf = (call: Call<Endpoint>): Promise<unknown> =>
      isOpen && !call.request.headers.authorization ? deps.db.publicly(() => handler(call)) : handler(call);
    const schema = replySchema(dialect, row);
    app.route({
      method,
      url: routerPath(path),
      ...(schema ? { schema: { response: { 200: writingSchema(schema) } } } : {}),
      bodyLimit: bounds.bytes,
      config: {
        row: key,
        bounds,
        page: row.reply.kind !== 'file',
        lastGood: row.lastGood === true,
        countsViews: row.countsViews === true,
        isListed: isPublicList(row),
      },
      handler: async (request, reply) => {
        checkAccess(row.access, request);
        checkAgreement(row, method, request);
        const input = validate({ params: request.params, query: request.query, body: request.body });
        const once: RepeatableRequest | null =
          row.idempotent && request.caller
            ? repeatableRequest(
                request.caller.accountId,
                request.headers['idempotency-key'],
                method,
                request.url,
                request.body,
              )
            : null;
        if (limit && !(await wasDone(deps.db, once))) await limitWriting(deps, limit, request);
        if (method !== 'GET') request.isRepeatable = once !== null;
        const answer = await answerOf({
          ...input,
          caller: request.caller,
          now: request.arrivedAt,
          transaction: (work: (tx: Transaction) => Promise<unknown>) => runOnce(deps.db, once, work),
          request,
          reply,
        } as unknown as Call<Endpoint>);
        return row.reply.kind === 'file' ? answer : successBody(dialect, row, answer, request.id);
      },
    });
  }
};
