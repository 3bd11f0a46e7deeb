import { Sections } from '@contract/application';
import { flatten, isRowsPath, nest } from '@contract/rules/draft-fields';
import { FIELD_LABELS } from '@contract/rules/field-labels';
import { fieldSchema } from '@contract/rules/field-schema';
import { emptySections, fullSections } from '@tests/support/an-application';
import type { TSchema } from 'typebox';

type Node = { properties?: Record<string, TSchema>; items?: { properties?: Record<string, TSchema> } };

/** Every path the schema has, rows as `*`. */
const pathsOf = (schema: TSchema, at: string): string[] => {
  const { properties, items } = schema as Node;
  if (items?.properties)
    return [
      at,
      ...Object.keys(items.properties)
        .filter((key) => key !== 'id')
        .map((key) => `${at}.*.${key}`),
    ];
  if (!properties) return [at];
  return Object.entries(properties).flatMap(([key, child]) => pathsOf(child, at ? `${at}.${key}` : key));
};

test('the table of labels names exactly the fields of the schema', () => {
  expect(Object.keys(FIELD_LABELS).sort()).toEqual(pathsOf(Sections, '').sort());
});

test.each([
  ['an empty form', emptySections()],
  ['a full form', fullSections()],
])('%s comes back from its flat form unchanged', (_, sections) => {
  expect(nest(flatten(sections))).toEqual(sections);
});

test('a row that is not listed any more is dropped', () => {
  const fields = { ...flatten(fullSections()), 'team.members': [] };
  expect(nest(fields).team.members).toEqual([]);
});

test('a list path is known by both sides', () => {
  for (const path of Object.keys(FIELD_LABELS).filter((key) => !key.includes('*')))
    expect([path, isRowsPath(path)]).toEqual([path, fieldSchema(path)?.rows === true]);
});

test('a path that the form has not is no field', () => {
  for (const path of [
    'base',
    'base.nothing',
    'team.members.m001',
    'team.members.m001.id',
    'base.title.length',
  ])
    expect(fieldSchema(path)).toBeUndefined();
});
