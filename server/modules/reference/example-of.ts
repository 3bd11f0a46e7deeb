import { itemsOf, type JsonSchema, unwrap } from './json-schema';

/** Example texts for patterns; a test checks that every pattern of the contract has one. */
const BY_PATTERN: readonly string[] = [
  '123456',
  '00000000-0000-4000-8000-000000000000',
  '2026-09',
  '2026-09-01',
  'kczx_degree',
  '91110000A0000000X1',
  '7F3A-91C2-06BE-D48E',
  'base.title',
  '/notification/1',
  'api/setting/pictures/00000000-0000-4000-8000-000000000000',
  'a'.repeat(43),
  '2026-09-01T09:00:00+08:00',
  '22:00',
];

/** What people write into a field of this name. */
const BY_NAME: readonly [RegExp, string][] = [
  [/phone/i, '13800000000'],
  [/mail/i, 'name@example.com'],
  [/url|link|address/i, 'https://example.com/'],
  [/uscc/i, '91110000A0000000X1'],
  [/login|username/i, 'zhangsan'],
  [/title|subject/i, '标题'],
  [/name|label/i, '名称'],
  [/reason|comment|remark|text/i, '说明'],
];

const textFor = (name: string, { pattern, minLength = 0, maxLength = 200 }: JsonSchema): string => {
  if (pattern) return BY_PATTERN.find((sample) => new RegExp(pattern).test(sample)) ?? '';
  const said = BY_NAME.find(([known]) => known.test(name))?.[1] ?? '内容';
  return said.slice(0, maxLength).padEnd(minLength, '示');
};

const numberFor = ({ minimum = 1, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): number =>
  Math.min(Math.max(minimum, 1), maximum);

const listFor = (schema: JsonSchema, name: string): unknown[] => {
  const [first, ...others] = itemsOf(schema);
  if (!first) return [];
  const places =
    others.length > 0 ? [first, ...others] : Array.from({ length: schema.minItems || 1 }, () => first);
  return places.map((place) => exampleOf(place, name));
};

/** A value that the schema accepts, as plain as possible. `name` is the field's. */
export const exampleOf = (outer: JsonSchema, name = ''): unknown => {
  const { schema } = unwrap(outer);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, exampleOf(value, key)]),
      );
    case 'array':
      return schema.maxItems === 0 ? [] : listFor(schema, name);
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return true;
    case 'string':
      return textFor(name, schema);
    default:
      return null;
  }
};
