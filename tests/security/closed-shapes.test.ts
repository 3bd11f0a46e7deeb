import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  patternProperties?: Record<string, Shape>;
  additionalProperties?: boolean | Shape;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  maxProperties?: number;
  maxItems?: number;
}

/** Every place inside a schema, with the way there. */
const places = (shape: Shape, path: string): [string, Shape][] => [
  [path, shape],
  ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => places(inner, `${path}.${name}`)),
  ...Object.values(shape.patternProperties ?? {}).flatMap((inner) => places(inner, `${path}.*`)),
  ...(shape.items ? places(shape.items, `${path}[]`) : []),
  ...[...(shape.anyOf ?? []), ...(shape.allOf ?? [])].flatMap((inner) => places(inner, path)),
];

const rows = Object.entries(endpoints as Record<string, Endpoint>);
const asked = rows.flatMap(([key, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? places(schema as Shape, `${key} ${part}`) : [],
  ),
);
const answered = rows.flatMap(([key, { reply }]) =>
  reply.kind === 'file' ? [] : places(reply.schema as Shape, `${key} reply`),
);

/** Objects with free keys on purpose; the number of keys and their values are still limited. */
const FREE = [
  'PUT /prod-api/system/user/profile/updateInfo body',
  'POST /api/search_records body.filters',
  'PUT /prod-api/cms/apply body.typed',
  // Checked by the schema of the call that returns the same file directly.
  'POST /prod-api/system/export body.query',
];

const openObjects = (found: [string, Shape][]): string[] =>
  found
    .filter(([, { type, properties }]) => type === 'object' || properties)
    .filter(([, { additionalProperties }]) => additionalProperties !== false)
    .map(([path]) => path);

describe('what the service takes [req:attack-a23]', () => {
  it('refuses every field it does not know, at every depth', () => {
    expect(openObjects(asked).filter((path) => !FREE.includes(path))).toEqual([]);
    expect(asked.length).toBeGreaterThan(500);
  });

  it('has no place for a question instead of a password, nor for a hint at one', () => {
    const hints = /hint|(?:secret|security|safety)_?(?:question|answer)/i;

    expect([...asked, ...answered].map(([path]) => path).filter((path) => hints.test(path))).toEqual([]);
  });

  it('bounds what may be named freely', () => {
    const free = asked.filter(([path, { type }]) => FREE.includes(path) && type === 'object');

    expect(
      free.map(([, { maxProperties }]) => maxProperties ?? 0).every((max) => max > 0 && max <= 600),
    ).toBe(true);
    expect(new Set(free.map(([path]) => path))).toEqual(new Set(FREE));
  });

  it('bounds every list', () => {
    const unbounded = asked
      .filter(([, { type, maxItems }]) => type === 'array' && maxItems === undefined)
      .map(([path]) => path);

    expect(unbounded).toEqual([]);
  });
});

describe('what the service answers [req:attack-a24]', () => {
  it('leaves out every field the contract does not name', () => {
    const free = openObjects(answered);

    // Maps that the service itself makes: paths of a form, types of dictionaries, placeholders of texts.
    expect(
      free.filter((path) => !/\.(?:merged|typed)$|batch_types|profile|updateInfo|params$/.test(path)),
    ).toEqual([]);
  });
});
