import type { Endpoint } from '@contract/endpoint';
import type { CallError, ReferenceCall } from '@contract/reference';
import { dialectOf, replySchema } from '@server/http/envelope';
import { describeFields } from './describe-fields';
import { exampleOf } from './example-of';
import { jsonSchemaOf } from './json-schema';

const STATUS: Record<CallError, number> = {
  input: 400,
  signIn: 401,
  permission: 403,
  missing: 404,
  moved: 409,
  large: 413,
  refused: 422,
  often: 429,
  fault: 500,
};

const hasVersion = ({ body }: Endpoint): boolean =>
  body !== undefined && jsonSchemaOf(body).properties?.version !== undefined;

/** Errors that can occur according to the contract row. */
const errorsOf = (row: Endpoint, method: string): CallError[] => {
  const may: Record<CallError, boolean> = {
    input: Boolean(row.params ?? row.query ?? row.body),
    signIn: row.access !== 'public',
    permission: row.access !== 'public',
    missing: row.params !== undefined,
    moved: hasVersion(row),
    large: row.body !== undefined,
    refused: method !== 'GET',
    often: true,
    fault: true,
  };
  return (Object.keys(STATUS) as CallError[]).filter((when) => may[when]);
};

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** `/api/users/{login}.json` with example values for its parameters and required query fields. */
const urlOf = (path: string, row: Endpoint): string => {
  const params = row.params ? (exampleOf(jsonSchemaOf(row.params)) as Record<string, unknown>) : {};
  const query = row.query ? jsonSchemaOf(row.query) : {};
  const asked = (query.required ?? []).map(
    (name) => `${name}=${encodeURIComponent(String(exampleOf(query.properties?.[name] ?? {}, name)))}`,
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
};

/** Method and path from the key of a row: `GET /api/users/{login}.json`. */
export const partsOf = (key: string): Pick<ReferenceCall, 'method' | 'path'> => {
  const [method = 'GET', path = ''] = key.split(' ');
  return { method: method as ReferenceCall['method'], path };
};

/** One row of the contract, told to somebody who wants to call it. */
export const describeCall = (group: string, key: string, row: Endpoint): ReferenceCall => {
  const { method, path } = partsOf(key);
  const reply = replySchema(dialectOf(path), row);
  const fieldsOf = (schema: Endpoint['body']) => (schema ? describeFields(jsonSchemaOf(schema)) : []);
  return {
    method,
    path,
    group,
    summary: row.summary,
    access: row.access,
    idempotent: row.idempotent ?? false,
    assumed: row.assumed === true ? '' : (row.assumed ?? null),
    bodyBytes: row.bodyBytes ?? null,
    params: fieldsOf(row.params),
    query: fieldsOf(row.query),
    body: fieldsOf(row.body),
    reply: { isFile: reply === undefined, fields: fieldsOf(reply) },
    errors: errorsOf(row, method).map((when) => ({ status: STATUS[when], when })),
    example: {
      url: urlOf(path, row),
      body: row.body ? pretty(exampleOf(jsonSchemaOf(row.body))) : null,
      reply: reply ? pretty(exampleOf(jsonSchemaOf(reply))) : null,
    },
  };
};
