import type { Endpoint } from '@contract/endpoint';
import { wholeNumberIn } from '@contract/rules/number-in-address';
import { type Said, say } from '@contract/sentences/sentence';
import { badRequest, type FieldProblem } from '@server/errors/app-error';
import { type TSchema, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';

const SENTENCE_OF: Record<string, (params: Record<string, unknown>) => Said> = {
  required: () => 'field.required',
  type: () => 'field.type',
  enum: () => 'field.choice',
  const: () => 'field.choice',
  pattern: () => 'field.form',
  format: () => 'field.form',
  maxLength: ({ limit }) => say('field.max_length', { limit: String(limit) }),
  minLength: ({ limit }) => say('field.min_length', { limit: String(limit) }),
  maxItems: ({ limit }) => say('field.max_items', { limit: String(limit) }),
  minItems: ({ limit }) => say('field.min_items', { limit: String(limit) }),
  minimum: ({ limit }) => say('field.minimum', { limit: String(limit) }),
  maximum: ({ limit }) => say('field.maximum', { limit: String(limit) }),
  additionalProperties: () => 'field.unknown',
};

interface RawError {
  keyword: string;
  instancePath: string;
  params: object;
}

/** A sentence about the limit that a value exceeds; null if it is invalid for another reason. */
export const limitSaid = (schema: TSchema, value: unknown): Said | null => {
  const errors = Value.Errors(schema, value) as unknown as RawError[];
  const beyond = errors.find(({ params }) => 'limit' in params);
  return beyond ? (SENTENCE_OF[beyond.keyword]?.({ ...beyond.params }) ?? null) : null;
};

const problem = (part: string, { keyword, instancePath, params }: RawError): FieldProblem => {
  const bag = params as Record<string, unknown>;
  const named = (bag.requiredProperties ?? bag.additionalProperties) as string[] | undefined;
  const path = [part, ...instancePath.split('/').slice(1), ...(named?.slice(0, 1) ?? [])].join('.');
  return { path, said: SENTENCE_OF[keyword]?.(bag) ?? 'field.unfit' };
};

const TRUTHS: Record<string, boolean> = { true: true, false: false };

/** Converts text to the type of the schema. Text that does not fit stays text, which validation then refuses. */
const READ: Record<string, (text: string) => unknown> = {
  integer: (text) => wholeNumberIn(text) ?? text,
  boolean: (text) => (Object.hasOwn(TRUTHS, text) ? TRUTHS[text] : text),
};

/** The values of a URL in the types of the contract: `page=2` is a number. A copy, because others read the original. */
const converted = (known: TSchema, raw: unknown): unknown => {
  const { properties = {} } = known as { properties?: Record<string, { type?: string }> };
  const read = (name: string, given: unknown): unknown => {
    const { type = '' } = (Object.hasOwn(properties, name) && properties[name]) || {};
    return typeof given === 'string' ? (READ[type]?.(given) ?? given) : given;
  };
  return Object.fromEntries(Object.entries(raw as object).map(([name, given]) => [name, read(name, given)]));
};

/**
 * Refuses values that do not fit the contract and names their path; returns the values, with query texts converted.
 * Compiled on first use, like the serializers (lazy-serializers.ts).
 */
const partValidator = (part: 'params' | 'query' | 'body', schema: TSchema | undefined) => {
  const known = schema ?? Type.Object({}, { additionalProperties: false });
  let compiled: Validator | undefined;
  const convert = part !== 'body';
  return (raw: unknown): unknown => {
    if (part === 'body' && schema === undefined) return undefined;
    compiled ??= Compile(known);
    const value = convert ? converted(known, raw) : raw;
    if (compiled.Check(value)) return value;
    const errors = compiled.Errors(value) as unknown as RawError[];
    const fields = errors
      .filter(({ keyword }) => keyword !== 'boolean')
      .map((error) => problem(part, error))
      .slice(0, 20);
    throw badRequest('request.invalid', { fields });
  };
};

export interface ValidatedInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

export const inputValidator = (row: Endpoint): ((input: ValidatedInput) => ValidatedInput) => {
  const params = partValidator('params', row.params);
  const query = partValidator('query', row.query);
  const body = partValidator('body', row.body);
  return (input) => ({ params: params(input.params), query: query(input.query), body: body(input.body) });
};
