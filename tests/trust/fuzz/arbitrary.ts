import { exampleOf } from '@server/modules/reference/example-of';
import { itemsOf, type JsonSchema } from '@server/modules/reference/json-schema';
import fc from 'fast-check';

/** Values that no field should accept; each has caused a fault or a breach somewhere. */
const JUNK = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '1\u0000',
    "1'; select pg_sleep(9);--",
    '__proto__',
    '../../etc/passwd',
    '１２',
    '9223372036854775808',
    '2026-02-31T25:61:61+08:00',
    'x'.repeat(300),
    -1,
    2 ** 31,
    1e21,
    0.5,
    true,
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.integer(),
  fc.constant([]),
  fc.constant([[]]),
  fc.constant({ $ne: 1 }),
);
/** One value in twelve is invalid. */
const SOUND = 11;
/** Ids that exist in the demo data. */
const KNOWN_IDS = 30;

const textOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { pattern, minLength = 0, maxLength = 40 } = schema;
  if (pattern === undefined)
    return fc.string({
      unit: 'grapheme',
      minLength: Math.min(minLength, 60),
      maxLength: Math.max(Math.min(maxLength, 60), minLength),
    });
  try {
    return fc.oneof(
      fc.stringMatching(new RegExp(pattern), { maxLength: 80 }),
      fc.constant(exampleOf(schema)),
    );
  } catch {
    // Patterns with lookahead cannot be generated from, so the example is used.
    return fc.constant(exampleOf(schema));
  }
};

const numberOf = ({ minimum = -1000, maximum = 1e9 }: JsonSchema): fc.Arbitrary<unknown> => {
  const low = Math.ceil(minimum);
  const high = Math.floor(Math.min(maximum, Number.MAX_SAFE_INTEGER));
  const near = Math.min(high, Math.max(low, KNOWN_IDS));
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: Math.max(low, Math.min(1, near)), max: near }) },
    {
      weight: 1,
      arbitrary: fc.maxSafeInteger().map((n) => Math.min(high, Math.max(low, n))),
    },
  );
};

const objectOf = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, anyOf(inner)])), {
    requiredKeys: required.filter((key) => key in properties),
  });

/** Tuples keep their places; lists stay short. */
const listOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const [first, ...others] = itemsOf(schema);
  if (!first || others.length > 0) return fc.constant(exampleOf(schema));
  return fc.array(anyOf(first), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
};

const soundOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyOf));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return listOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    default:
      return fc.constant(exampleOf(schema));
  }
};

/** Mostly valid values; shrinks to the simplest one that still fails. */
const anyOf = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: SOUND, arbitrary: soundOf(schema) }, { weight: 1, arbitrary: JUNK });

/** A whole body or query: an object of the schema, sometimes with a field too many. */
export const anyInput = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: soundOf(schema) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(soundOf(schema), JUNK)
        .map(([value, junk]) =>
          typeof value === 'object' && value !== null ? { ...value, roles: junk } : junk,
        ),
    },
    { weight: 1, arbitrary: JUNK },
  );
