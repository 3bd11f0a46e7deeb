import type { Static, TObject, TSchema } from 'typebox';
import type { Permission } from './permissions';

/** Who may call a row at all. Ownership, role and state are checked by the module's policy on top. */
export type Access = 'public' | 'signedIn' | Permission;

/** `{code, msg, data}` for `/prod-api`. */
export interface DataReply<S extends TSchema = TSchema> {
  kind: 'data';
  schema: S;
}
/** `{code, msg, rows, total}`; `extra` names further top-level fields. */
export interface RowsReply<S extends TSchema = TSchema, X extends TObject | undefined = TObject | undefined> {
  kind: 'rows';
  schema: S;
  extra?: X;
}
/** Fields merged into the envelope: every `/api` answer, and `getInfo`. */
export interface FieldsReply<S extends TSchema = TSchema> {
  kind: 'fields';
  schema: S;
}
/** Bytes with their own content type (downloads). */
export interface FileReply {
  kind: 'file';
}
export type Reply = DataReply | RowsReply | FieldsReply | FileReply;

export const data = <S extends TSchema>(schema: S): DataReply<S> => ({ kind: 'data', schema });
export const rows = <S extends TSchema, X extends TObject | undefined = undefined>(
  schema: S,
  extra?: X,
): RowsReply<S, X> => (extra ? { kind: 'rows', schema, extra } : { kind: 'rows', schema });
export const fields = <S extends TSchema>(schema: S): FieldsReply<S> => ({ kind: 'fields', schema });
export const file: FileReply = { kind: 'file' };

/** One row of the contract: everything both programs need to know of one call. */
export interface Endpoint {
  /** Chinese, one line: the API reference prints it. */
  summary: string;
  access: Access;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  reply: Reply;
  /** Set where the specification does not say this: `true`, or a sentence that explains our assumption. */
  assumed?: true | string;
  /** Creates something: takes an `Idempotency-Key` header (req:product-idempotency); 200 an hour, for ordinary people. */
  idempotent?: true;
  /** Notifies another person, possibly by mail or text message; limited to sixty an hour for ordinary people. */
  reaches?: true;
  /** People manage their own account with it, so it is open even before they agree to the texts in force. */
  ownCare?: true;
  /**
   * The answer is the same for every visitor and involves no secret; while the database is away, the last good answer
   * is repeated (req:fault-f05).
   */
  lastGood?: true;
  /**
   * Reading is counted as a view, so it is answered anew each time; other `lastGood` answers are cached for up to a
   * second.
   */
  countsViews?: true;
  /** A read may recount and store the figures, so the call always runs against a database that accepts writes. */
  recounts?: true;
  /** Largest body in bytes, where it is not the service's usual one. */
  bodyBytes?: number;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointTable = Record<`${Method} /${string}`, Endpoint>;

/** Keeps the literal types of a table while checking its shape. */
export const endpointTable = <const T extends EndpointTable>(table: T): T => table;

type In<S> = S extends TSchema ? Static<S> : undefined;
type Extra<R> = R extends RowsReply<TSchema, infer X> ? (X extends TSchema ? Static<X> : unknown) : unknown;

/** What a server handler returns; the envelope is added once, in `server/http/envelope`. */
export type AnswerOf<R extends Reply> =
  R extends DataReply<infer S>
    ? Static<S>
    : R extends RowsReply<infer S>
      ? { rows: Static<S>[]; total: number } & Extra<R>
      : R extends FieldsReply<infer S>
        ? Static<S>
        : unknown;

/** `rows` at the top of a body are read as a list, whichever family answers (`src/request/reply.ts`). */
type Listed<A> = A extends { rows: infer L } ? Omit<A, 'rows'> & { list: L } : A;

/** What `call()` resolves to in the app. */
export type ReplyOf<R extends Reply> =
  R extends RowsReply<infer S>
    ? { list: Static<S>[]; total: number } & Extra<R>
    : R extends FieldsReply<infer S>
      ? Listed<Static<S>>
      : AnswerOf<R>;

/** The types of one call, as the service and the app use them. */
export interface CallOf<E extends Endpoint> {
  params: In<E['params']>;
  query: In<E['query']>;
  body: In<E['body']>;
  reply: ReplyOf<E['reply']>;
  answer: AnswerOf<E['reply']>;
}
