import { SECTIONS, type Section } from '@contract/enums';
import { type Fields, flatten, nest } from '@contract/rules/draft-fields';
import { FIELD_KINDS } from '@contract/rules/field-kinds';
import { FIELD_LABELS } from '@contract/rules/field-labels';
import { fieldSchema } from '@contract/rules/field-schema';
import type { FieldChange } from '@contract/rules/merge';
import { isTypedText, unreadTexts } from '@contract/rules/typed-fields';
import { isSensitivePath } from '@contract/sensitive';
import { act, cleanup } from '@testing-library/react';
import { AGREEMENT, aKeptDraft, fieldsOfSection, wholeForm } from '@tests/support/matrix/application-fields';
import { controlOf, shownAt } from '@tests/support/matrix/matrix-controls';
import { type Edit, editsOf, type MatrixField } from '@tests/support/matrix/matrix-edits';
import { FIGURE, FILE } from '@tests/support/matrix/matrix-wholes';
import { renderSection } from '@tests/support/renderSection';
import { stubService } from '@tests/support/stubService';
import type { ComponentType } from 'react';
import { Value } from 'typebox/value';
import type { Edit as Held } from '@/draft/draft-state';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import BaseSection from '@/pages/innovation/myProjects/sections/BaseSection';
import BudgetSection from '@/pages/innovation/myProjects/sections/BudgetSection';
import FilesSection from '@/pages/innovation/myProjects/sections/FilesSection';
import PlanSection from '@/pages/innovation/myProjects/sections/PlanSection';
import TargetSection from '@/pages/innovation/myProjects/sections/TargetSection';
import TeamSection from '@/pages/innovation/myProjects/sections/TeamSection';
import UnitSection from '@/pages/innovation/myProjects/sections/UnitSection';
import { uploadPorts } from '@/upload/upload-ports';

const BODIES: Record<Section, ComponentType<SectionProps>> = {
  base: BaseSection,
  unit: UnitSection,
  team: TeamSection,
  plan: PlanSection,
  target: TargetSection,
  budget: BudgetSection,
  files: FilesSection,
};
const dicts = {
  kczx_field: [
    { label: '能源与环境', value: 'environment', parentValue: null },
    { label: '水处理与水环境', value: 'water', parentValue: 'environment' },
  ],
};
const aFile = (id: string, name: string) => ({
  id,
  name,
  size: 2048,
  type: 'application/pdf',
  state: 'ready' as const,
  refusal: null,
  sha256: null,
  createTime: '2026-09-12T10:00:00+08:00',
});
const application = {
  files: [aFile(FILE, '承诺书.pdf'), aFile(FIGURE, '路线图.jpg'), aFile(AGREEMENT, '协议.pdf')],
};

beforeEach(() => {
  stubService({
    'GET /prod-api/cms/period/list': { body: { code: 200, rows: [], total: 0 } },
    'GET /prod-api/system/dept/search/{keyword}': { body: { code: 200, data: [] } },
  });
  jest.spyOn(uploadPorts, 'storage').mockReturnValue({
    list: async () => [],
    keep: async () => undefined,
    forget: async () => undefined,
    claim: async () => () => undefined,
  });
});

/** Whether the service's own schema accepts what a draft would store. */
const accepts = ({ path, value }: FieldChange): boolean => {
  const schema = fieldSchema(path);
  if (schema === undefined) return false;
  if (schema.rows) return Array.isArray(value);
  return isTypedText(path, value) || Value.Check(schema.schema, value);
};

/** Drawers hold fields of one row at a time: the address opens it. */
const open = async (section: Section, stored: Fields, device: Record<string, Held>) => {
  const kept = aKeptDraft(stored, device, application, accepts);
  const { draft } = kept;
  const at = section === 'team' ? '/#team.members.m001.name' : '/';
  const page = renderSection(section, BODIES[section], { draft, application, dicts, at });
  // Lists of the service, and the drawer, come a moment later.
  await act(async () => undefined);
  return { ...kept, page };
};

/** Cells of a removed row are not in the form. */
const isListed = (fields: Fields, path: string): boolean => path in flatten(nest(fields));

const longest = (fields: readonly MatrixField[]): number =>
  Math.max(...fields.map((field) => editsOf(field).length));

test('every field of the form has its row', () => {
  const rows = SECTIONS.flatMap(fieldsOfSection);
  expect(rows).toHaveLength(Object.keys(FIELD_LABELS).length);
  expect(Object.keys(FIELD_KINDS)).toEqual(Object.keys(FIELD_LABELS));
});

interface Step {
  field: MatrixField;
  edit: Edit;
}
type Opened = Awaited<ReturnType<typeof open>>;

/** The edits of one round, one per field of a section. Rows come last, because other fields are in them. */
const stepsOf = (fields: readonly MatrixField[], round: number): Step[] =>
  fields
    .flatMap((field) => {
      const edit = editsOf(field)[round];
      return edit ? [{ field, edit }] : [];
    })
    .sort((a, b) => Number(a.field.kind === 'rows') - Number(b.field.kind === 'rows'));

const runStep = async ({ draft }: Opened, { field, edit }: Step): Promise<void> => {
  const control = controlOf(field);
  await edit.run(control);
  if (!isSensitivePath(field.path)) return;
  // A number is masked when its field is left, so it is examined before; leaving the field sends it.
  await control.leave();
  await act(async () => void (await draft.flush()));
};

/** What the screen shows after saving; texts that cannot be read prevent filing. */
const look = async (
  { draft }: Opened,
  steps: readonly Step[],
  stored: Fields,
): Promise<Map<string, unknown>> => {
  await act(async () => void (await draft.flush()));
  const unread = Object.keys(unreadTexts(stored));
  for (const { field, edit } of steps) if (edit.unread) expect(unread).toContain(field.path);
  return new Map(steps.map(({ field }) => [field.path, shownAt(field)]));
};

/**
 * Reopens the same browser's copy, closed before anything else was sent. Encrypted values are never stored on the
 * device.
 */
const expectOnDevice = (
  { draft }: Opened,
  steps: readonly Step[],
  device: Record<string, Held>,
  stored: Fields,
): void => {
  const again = aKeptDraft(structuredClone(stored), structuredClone(device), application, accepts).draft;
  for (const { field } of steps)
    if (!isSensitivePath(field.path))
      expect([field.path, again.value(field.path)]).toEqual([field.path, draft.value(field.path)]);
  again.dispose();
};

describe.each(SECTIONS)('%s: what the screen showed last', (section) => {
  const fields = fieldsOfSection(section);
  const rounds = Array.from({ length: longest(fields) }, (_, round) => {
    const steps = stepsOf(fields, round);
    return [[...new Set(steps.map(({ edit }) => edit.name))].join('、'), steps] as const;
  });

  test.each(rounds)('after %s is what a reload and a fresh browser show', async (_, steps) => {
    const stored = wholeForm();
    const device: Record<string, Held> = {};
    const before = await open(section, stored, device);
    const cells = steps.filter(({ field }) => field.kind !== 'rows');
    const rows = steps.filter(({ field }) => field.kind === 'rows');

    for (const step of cells) await runStep(before, step);
    expectOnDevice(before, cells, device, stored);
    // Adding or removing a row changes what is visible, so the rest is examined first.
    const shown = await look(before, cells, stored);
    for (const step of rows) await runStep(before, step);
    expectOnDevice(before, rows, device, stored);
    for (const [path, seen] of await look(before, rows, stored)) shown.set(path, seen);
    const service = structuredClone(stored);
    before.page.unmount();
    cleanup();

    expect(before.refused).toEqual([]);
    const after = await open(section, service, {});
    for (const { field } of steps)
      if (isListed(service, field.path))
        expect([field.path, shownAt(field)]).toEqual([field.path, shown.get(field.path)]);
    after.page.unmount();
  });
});
