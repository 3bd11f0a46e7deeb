import type { TSchema } from 'typebox';

/** A JSON schema as Fastify's writer reads it. */
export interface WritingSchema {
  [keyword: string]: unknown;
}

const isNull = ({ type }: WritingSchema): boolean => type === 'null';

/** The schema X of `X or null`, for which the serializer would otherwise check each value against both. */
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
 * The schema of an answer, simplified so that the serializer has nothing to decide: only which fields are sent, and
 * their types. Lengths and formats are checked by readers, not here.
 */
export const writingSchema = (schema: WritingSchema | TSchema): WritingSchema => {
  const given = schema as WritingSchema;
  const present = nullableOf(given);
  // The serializer supports `nullable` only beside a type.
  if (present?.type || (present && isTextChoice(present)))
    return { ...writingSchema(present), nullable: true };
  if (isTextChoice(given)) return { type: 'string' };
  if (given.type === 'string') return { type: 'string' };
  if (given.type === 'array') return { type: 'array', items: writingSchema(given.items as WritingSchema) };
  if (given.type === 'object' && given.properties) return { ...given, properties: mapped(given.properties) };
  return given;
};
