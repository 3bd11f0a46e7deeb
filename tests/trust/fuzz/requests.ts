import type { JsonSchema } from '@server/modules/reference/json-schema';
import type { SampledRow } from '@tests/support/endpoint-samples';
import fc from 'fast-check';
import { anyInput } from './arbitrary';

export interface FuzzRequest {
  who: string;
  url: string;
  body: unknown;
}

/** A lone surrogate cannot be encoded in an address; the tests of hostile input send such bytes directly. */
const encoded = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed().slice(0, 200),
  );

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const asQuery = (value: unknown): string =>
  fieldsOf(value)
    .flatMap(([key, inner]) => (Array.isArray(inner) ? inner.map((one) => [key, one]) : [[key, inner]]))
    .map(([key, inner]) => `${encoded(key)}=${encoded(inner)}`)
    .join('&');

const input = (schema: unknown): fc.Arbitrary<unknown> =>
  schema ? anyInput(schema as JsonSchema) : fc.constant(undefined);

/** Any call of this row by any of these people. */
export const requestsTo = ({ key, method, row }: SampledRow, people: readonly string[]) => {
  const path = key.slice(key.indexOf(' ') + 1);
  const noBody = method === 'GET' || method === 'DELETE';
  return fc
    .record({
      who: fc.constantFrom(...people),
      params: input(row.params),
      query: input(row.query),
      body: noBody ? fc.constant(undefined) : input(row.body),
    })
    .map(({ who, params, query, body }): FuzzRequest => {
      const named = Object.fromEntries(fieldsOf(params));
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(named[name] ?? '1') || '1');
      const search = asQuery(query);
      return { who, url: search ? `${filled}?${search}` : filled, body };
    });
};
