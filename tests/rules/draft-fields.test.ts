import type { Sections } from '@contract/application';
import { flatten, isFilePath, namedFiles, nest } from '@contract/rules/draft-fields';
import { FIELD_LABELS, fieldLabel } from '@contract/rules/field-labels';
import { fieldSchema } from '@contract/rules/field-schema';
import { isSensitivePath } from '@contract/sensitive';
import { fullSections } from '@tests/support/an-application';
import fc from 'fast-check';

const text = fc.option(fc.string({ maxLength: 12 }), { nil: null });
const rowId = fc.stringMatching(/^[A-Za-z0-9_-]{4,10}$/);
const partners = fc.uniqueArray(
  fc.record({
    id: rowId,
    name: text,
    uscc: text,
    task: text,
    fund: fc.constant(null),
    agreement: fc.constant(null),
  }),
  {
    maxLength: 4,
    selector: ({ id }) => id,
  },
);

const withPartners = (list: Sections['unit']['partners'], title: string | null): Sections => {
  const sections = fullSections();
  return { ...sections, base: { ...sections.base, title }, unit: { ...sections.unit, partners: list } };
};

test('a form survives the way to the flat map and back', () => {
  fc.assert(
    fc.property(partners, text, (list, title) => {
      const sections = withPartners(list, title);
      expect(nest(flatten(sections))).toEqual(sections);
    }),
  );
});

test('flattening what was nested changes nothing', () => {
  const fields = flatten(fullSections());
  expect(flatten(nest(fields))).toEqual(fields);
});

test('cells of a row that is no longer listed are not part of the form', () => {
  const fields = { ...flatten(fullSections()), 'team.members': [] };
  expect(nest(fields).team.members).toEqual([]);
  expect(Object.keys(fields).some((path) => path.startsWith('team.members.'))).toBe(true);
});

test('every path of the form has a schema and a Chinese name', () => {
  for (const path of Object.keys(flatten(fullSections()))) {
    expect([path, fieldSchema(path) === undefined]).toEqual([path, false]);
    expect(fieldLabel(path)).not.toBe(path);
  }
});

test.each([
  'base',
  'base.nope',
  'team.members.x.name',
  'team.members.row1.id',
  'team.members.row1.name.deep',
  '__proto__.x',
  'base.__proto__',
  'constructor.name',
])('%s is no field', (path) => {
  expect(fieldSchema(path)).toBeUndefined();
});

test('the fields that name files are known, and found in the form', () => {
  expect(isFilePath('files.attachments.row1.file')).toBe(true);
  expect(isFilePath('files.attachments.row1.kind')).toBe(false);
  const [named] = namedFiles(flatten(fullSections()));
  expect(named).toEqual({
    path: 'files.attachments.f001.file',
    id: fullSections().files.attachments[0]?.file,
  });
});

test('of all labelled fields, only the members’ ID numbers are personal data', () => {
  const sensitive = Object.keys(FIELD_LABELS).filter((path) => isSensitivePath(path.replace('*', 'row1')));
  expect(sensitive).toEqual(['team.members.*.idNumber']);
});
