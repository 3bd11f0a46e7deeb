import type { TSchema } from 'typebox';

/** The keywords that the contract's schemas use (contract/schema.ts). */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  patternProperties?: Record<string, JsonSchema>;
  /** One schema for all, or one for each place of a tuple. */
  items?: JsonSchema | readonly JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  default?: unknown;
}

/** A TypeBox schema is its own JSON schema. */
export const jsonSchemaOf = (schema: TSchema): JsonSchema => schema as JsonSchema;

export interface Unwrapped {
  schema: JsonSchema;
  nullable: boolean;
}

/** `Nullable(X)` becomes X and a flag; of a union with other members, the first is used. */
export const unwrap = (schema: JsonSchema): Unwrapped => {
  if (!schema.anyOf) return { schema, nullable: schema.type === 'null' };
  const kinds = schema.anyOf.filter(({ type }) => type !== 'null');
  return { schema: kinds[0] ?? schema, nullable: kinds.length < schema.anyOf.length };
};

/** Schemas of a list's elements; for a tuple, one per position. */
export const itemsOf = ({ items = [] }: JsonSchema): readonly JsonSchema[] =>
  (Array.isArray as (given: unknown) => given is readonly JsonSchema[])(items) ? items : [items];
