import { FIELD_TYPES, type ReferenceField } from '@contract/reference';
import { itemsOf, type JsonSchema, unwrap } from './json-schema';

/** Deeper than this the reference would explain structures instead of calls. */
const DEPTH_MAX = 6;

const typeOf = ({
  type,
  const: value,
  enum: choices,
  patternProperties,
}: JsonSchema): ReferenceField['type'] => {
  if (patternProperties) return 'object';
  const named = type ?? typeof (value ?? choices?.[0]);
  return FIELD_TYPES.find((known) => known === named) ?? 'any';
};

/** Several literals are one field with several choices. */
const choicesOf = (schema: JsonSchema): string[] | undefined => {
  const literals = schema.anyOf?.filter((kind) => kind.const !== undefined).map((kind) => kind.const);
  const values = schema.enum ?? (schema.const === undefined ? literals : [schema.const]);
  return values && values.length > 0 ? values.map(String) : undefined;
};

const limitsOf = (outer: JsonSchema, inner: JsonSchema): ReferenceField['limits'] => {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern } = inner;
  const preset = inner.default ?? outer.default;
  const all = {
    minLength,
    maxLength,
    minimum,
    maximum,
    minItems,
    maxItems,
    pattern,
    choices: choicesOf(outer.anyOf ? outer : inner) ?? choicesOf(inner),
    default: preset === undefined ? undefined : String(preset),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

/** The fields of an object, those inside it after it: `file`, `file.name`, `rows[].id`. */
export const describeFields = (schema: JsonSchema, prefix = '', depth = 0): ReferenceField[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, outer]) => {
    const name = `${prefix}${key}`;
    const { schema: inner, nullable } = unwrap(outer);
    const field: ReferenceField = {
      name,
      type: typeOf(inner),
      required: schema.required?.includes(key) ?? false,
      nullable,
      limits: limitsOf(outer, inner),
    };
    if (depth >= DEPTH_MAX) return [field];
    const [items] = itemsOf(inner);
    return [
      field,
      ...describeFields(inner, `${name}.`, depth + 1),
      ...(items ? describeFields(unwrap(items).schema, `${name}[].`, depth + 1) : []),
    ];
  });
