import { type Static, Type } from 'typebox';
import { endpointTable, fields } from './endpoint';
import { Closed, Nullable, OneOf, Text } from './schema';

export const FIELD_TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'any'] as const;

/** Errors that a caller has to handle, derived from the contract row by `errorsOf`. */
const REFERENCE_ERRORS = [
  'input',
  'signIn',
  'permission',
  'missing',
  'moved',
  'refused',
  'large',
  'often',
  'fault',
] as const;

const Limit = Type.Optional(Type.Number());

/** One field of the contract; the name is a path, such as `rows[].id`. */
export const ReferenceField = Closed({
  name: Text(300),
  type: OneOf(FIELD_TYPES),
  required: Type.Boolean(),
  nullable: Type.Boolean(),
  limits: Closed({
    minLength: Limit,
    maxLength: Limit,
    minimum: Limit,
    maximum: Limit,
    minItems: Limit,
    maxItems: Limit,
    pattern: Type.Optional(Type.String()),
    choices: Type.Optional(Type.Array(Type.String())),
    default: Type.Optional(Type.String()),
  }),
});

const line = {
  method: OneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const),
  /** With its parameters in braces. */
  path: Text(200),
  summary: Text(200),
  /** `public`, `signedIn` or a permission. */
  access: Text(60),
};

export const ReferenceGroup = Closed({
  key: Text(40),
  title: Text(40),
  calls: Type.Array(Closed(line)),
});

export const ReferenceCall = Closed({
  ...line,
  group: Text(40),
  idempotent: Type.Boolean(),
  /**
   * Set where the specification does not say this: `''`, or the sentence that explains our assumption; null otherwise.
   */
  assumed: Nullable(Text(300)),
  bodyBytes: Nullable(Type.Integer()),
  params: Type.Array(ReferenceField),
  query: Type.Array(ReferenceField),
  body: Type.Array(ReferenceField),
  reply: Closed({ isFile: Type.Boolean(), fields: Type.Array(ReferenceField) }),
  errors: Type.Array(Closed({ status: Type.Integer(), when: OneOf(REFERENCE_ERRORS) })),
  example: Closed({ url: Type.String(), body: Nullable(Type.String()), reply: Nullable(Type.String()) }),
});

export type ReferenceGroup = Static<typeof ReferenceGroup>;
export type ReferenceCall = Static<typeof ReferenceCall>;
export type ReferenceField = Static<typeof ReferenceField>;
export type CallError = (typeof REFERENCE_ERRORS)[number];

export const referenceCalls = endpointTable({
  'GET /api/reference.json': {
    summary: '接口目录：按领域列出全部调用',
    access: 'public',
    assumed: true,
    reply: fields(Closed({ version: Text(20), groups: Type.Array(ReferenceGroup) })),
  },
  'GET /api/reference/calls.json': {
    summary: '一个地址上的全部调用：字段、限制、错误与示例',
    access: 'public',
    assumed: true,
    query: Closed({ path: Type.String({ minLength: 2, maxLength: 200 }) }),
    reply: fields(Closed({ calls: Type.Array(ReferenceCall) })),
  },
});
