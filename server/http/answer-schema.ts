import type { TSchema } from 'typebox';

/** A JSON schema as Fastify's writer reads it. */
export interface WritingSchema {
  [keyword: string]: unknown;
}

const isNull = ({ type }: WritingSchema): boolean => type === 'null';

/** `X or null`, which the writer would otherwise settle by checking the value against both. */
const nullableOf = ({ anyOf }: WritingSchema): WritingSchema | null => {
  const branches = anyOf as WritingSchema[] | undefined;
  if (branches?.length !== 2 || !branches.some(isNull)) return null;
  return branches.find((branch) => !isNull(branch)) ?? null;
};

const isTextChoice = ({ enum: choices }: WritingSchema): boolean =>
  Array.isArray(choices) && choices.every((choice) => typeof choice === 'string');

const mapped = (schemas: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schemas as Record<string, WritingSchema>).map(([key, schema]) => [
      key,
      writingSchema(schema),
    ]),
  );

/**
 * The schema of an answer, said so that the writer has nothing to decide: which fields leave, and as what. How long or
 * in which form a value may be is the business of whoever reads it.
 */
export const writingSchema = (schema: WritingSchema | TSchema): WritingSchema => {
  const given = schema as WritingSchema;
  const present = nullableOf(given);
  // The writer knows `nullable` beside a type only.
  if (present?.type || (present && isTextChoice(present)))
    return { ...writingSchema(present), nullable: true };
  if (isTextChoice(given)) return { type: 'string' };
  if (given.type === 'string') return { type: 'string' };
  if (given.type === 'array') return { type: 'array', items: writingSchema(given.items as WritingSchema) };
  if (given.type === 'object' && given.properties) return { ...given, properties: mapped(given.properties) };
  return given;
};
