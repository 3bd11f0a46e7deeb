import type { Endpoint } from '@contract/endpoint';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { badRequest } from './app-error';

export interface FieldProblem {
  /** `body.sections.base.title` */
  path: string;
  message: string;
}

const MESSAGES: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => '缺少必填项',
  type: () => '类型不正确',
  enum: () => '不在可选范围内',
  const: () => '不在可选范围内',
  pattern: () => '格式不正确',
  format: () => '格式不正确',
  maxLength: ({ limit }) => `最多 ${limit} 个字符`,
  minLength: ({ limit }) => `至少 ${limit} 个字符`,
  maxItems: ({ limit }) => `最多 ${limit} 项`,
  minItems: ({ limit }) => `至少 ${limit} 项`,
  minimum: ({ limit }) => `不能小于 ${limit}`,
  maximum: ({ limit }) => `不能大于 ${limit}`,
  additionalProperties: () => '含有未知字段',
  anyOf: () => '不符合要求',
};

interface RawError {
  keyword: string;
  instancePath: string;
  params: object;
}

const problem = (part: string, { keyword, instancePath, params }: RawError): FieldProblem => {
  const bag = params as Record<string, unknown>;
  const named = (bag.requiredProperties ?? bag.additionalProperties) as string[] | undefined;
  const path = [part, ...instancePath.split('/').slice(1), ...(named?.slice(0, 1) ?? [])].join('.');
  return { path, message: MESSAGES[keyword]?.(bag) ?? '不符合要求' };
};

/** Refuses what the contract does not know, naming the place; returns the values with query texts converted. */
const partValidator = (part: 'params' | 'query' | 'body', schema: TSchema | undefined) => {
  const known = schema ?? Type.Object({}, { additionalProperties: false });
  const compiled = Compile(known);
  const convert = part !== 'body';
  return (raw: unknown): unknown => {
    if (part === 'body' && schema === undefined) return undefined;
    const value = convert ? Value.Convert(known, structuredClone({ ...(raw as object) })) : raw;
    if (compiled.Check(value)) return value;
    const errors = compiled.Errors(value) as unknown as RawError[];
    const fields = errors
      .filter(({ keyword }) => keyword !== 'boolean')
      .map((error) => problem(part, error))
      .slice(0, 20);
    throw badRequest('请求内容有误，请检查后重试', { errorCode: 'request.invalid', data: { fields } });
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
