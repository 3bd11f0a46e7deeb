import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fields } from '@contract/rules/draft-fields';
import * as draftShapes from '@contract/rules/draft-shapes';
import { isListOf } from '@contract/rules/record-fields';
import { SCORE_SHAPE } from '@contract/rules/score-shape';
import { act, cleanup } from '@testing-library/react';
import { controlOf, isNamedAt, shownAt } from '@tests/support/matrix/matrix-controls';
import { type Edit, editsOf, type MatrixField, type MatrixKind } from '@tests/support/matrix/matrix-edits';
import { FORM_VIEWS } from '@tests/support/matrix/matrix-records';
import {
  fieldsOfForm,
  planOf,
  RECORD_PLANS,
  type RecordForm,
  type RecordPlan,
  wholeRecord,
} from '@tests/support/matrix/matrix-wholes';
import { renderWithText } from '@tests/support/renderWithText';
import { stubService } from '@tests/support/stubService';
import { useSyncExternalStore } from 'react';
import { createDraft } from '@/draft/createDraft';
import type { Draft, DraftPorts } from '@/draft/draft-shape';
import type { Edit as Held } from '@/draft/draft-state';
import { usePartForm } from '@/hooks/usePartForm';
import { uploadPorts } from '@/upload/upload-ports';

const FORMS = Object.keys(RECORD_PLANS) as RecordForm[];

const aKept = ({ shape }: RecordPlan, stored: Fields, device: Record<string, Held>): Draft<never> => {
  const ports: DraftPorts<{ version: number }> = {
    save: async (_, changes) => {
      for (const { path, value } of changes) stored[path] = value;
      const reply = { version: 2, savedAt: '2026-09-14T14:08:00+08:00', merged: {}, conflicts: [] };
      return { kind: 'saved', reply };
    },
    load: async (record) => record,
    fieldsOf: () => stored,
    turnOf: () => '',
    storage: {
      read: async () => ({ ...device }),
      write: async (path, edit) => {
        device[path] = edit;
      },
      forget: async (path) => {
        delete device[path];
      },
    },
    isRows: isListOf(shape),
    now: Date.now,
    announce: () => undefined,
  };
  return createDraft({ version: 1 }, ports, { ...device }) as unknown as Draft<never>;
};

interface ShownProps {
  name: RecordForm;
  draft: Draft<never>;
  tell: (faults: string[]) => void;
}
function Shown({ name, draft, tell }: ShownProps) {
  const View = FORM_VIEWS[name];
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  return <View part={usePartForm(planOf(name).shape, draft, view)} draft={draft} tell={tell} />;
}

const open = async (name: RecordForm, stored: Fields, device: Record<string, Held>) => {
  const draft = aKept(planOf(name), stored, device);
  let faults: string[] = [];
  const tell = (told: string[]): void => {
    faults = told;
  };
  const page = renderWithText(<Shown name={name} draft={draft} tell={tell} />);
  await act(async () => undefined);
  return { draft, page, faults: () => faults };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** Kinds in which a text may be no value, or one that the field does not take. */
const TYPED: ReadonlySet<MatrixKind> = new Set([
  'month',
  'day',
  'clock',
  'money',
  'points',
  'months',
  'words',
]);

interface Step {
  field: MatrixField;
  edit: Edit;
}
/**
 * The edits of one round, one per field; a field with fewer edits starts again. Rows come last, because other fields
 * are in them.
 */
const roundsOf = (fields: readonly MatrixField[]): [string, Step[]][] => {
  const longest = Math.max(...fields.map((field) => editsOf(field).length));
  return Array.from({ length: longest }, (_, round) => {
    const steps = fields.flatMap((field): Step[] => {
      const edit = editsOf(field)[round];
      return edit ? [{ field, edit }] : [];
    });
    return [[...new Set(steps.map(({ edit }) => edit.name))].join('、'), steps];
  });
};

/** Cells of a removed row are not in the record. */
const isListed = (stored: Fields, { path }: MatrixField): boolean => {
  const [list = '', row = ''] = path.split('.');
  const rows = stored[list];
  return !Array.isArray(rows) || path === list || rows.includes(row);
};

/** What the screen shows after saving; texts that cannot be read are reported there and prevent submitting. */
const look = async ({ draft, faults }: Opened, steps: readonly Step[]) => {
  await act(async () => void (await draft.flush()));
  const shown = new Map(steps.map(({ field }) => [field.path, shownAt(field)]));
  for (const { field, edit } of steps) {
    if (edit.unread) expect(faults()).toContain(field.path);
    // Values out of range are reported at once, like unreadable texts; missing values only on submitting.
    if (TYPED.has(field.kind) && draft.value(field.path) !== null && faults().includes(field.path))
      expect([field.path, edit.name, await isNamedAt(field)]).toEqual([field.path, edit.name, true]);
  }
  return shown;
};

const apart = (steps: readonly Step[]): [Step[], Step[]] => [
  steps.filter(({ field }) => field.kind !== 'rows'),
  steps.filter(({ field }) => field.kind === 'rows'),
];

/** What is stored by the service and on the device. */
interface Places {
  stored: Fields;
  device: Record<string, Held>;
}
const editAndLook = async (
  name: RecordForm,
  before: Opened,
  steps: readonly Step[],
  { stored, device }: Places,
): Promise<Map<string, unknown>> => {
  for (const { field, edit } of steps) await edit.run(controlOf(field));
  // The same browser, closed before anything was sent.
  const again = aKept(planOf(name), structuredClone(stored), structuredClone(device));
  for (const { field } of steps)
    expect([field.path, again.value(field.path)]).toEqual([field.path, before.draft.value(field.path)]);
  again.dispose();
  return look(before, steps);
};

beforeEach(() => {
  stubService({
    'POST /prod-api/cms/content/preview': { body: { code: 200, data: { bodyHtml: '', refusedLinks: [] } } },
  });
  jest.spyOn(uploadPorts, 'storage').mockReturnValue({
    list: async () => [],
    keep: async () => undefined,
    forget: async () => undefined,
    claim: async () => () => undefined,
  });
});

const shapes = { ...draftShapes, SCORE_SHAPE };

describe('every form that saves itself', () => {
  const known = new Set<unknown>(FORMS.map((name) => planOf(name).shape));

  test.each(Object.entries(shapes).filter(([name]) => name.endsWith('_SHAPE')))(
    '%s has its row',
    (_, shape) => expect(known.has(shape)).toBe(true),
  );

  test.each([...known] as RecordPlan['shape'][])('asks for every field somewhere', (shape) => {
    const forms = FORMS.map(planOf).filter((plan) => plan.shape === shape);
    const asked = new Set(forms.flatMap((plan) => fieldsOfForm(plan, '*').map(({ path }) => path)));
    for (const [pattern, kind] of Object.entries(shape.kinds))
      if (kind !== 'key') expect([pattern, asked.has(pattern)]).toEqual([pattern, true]);
  });

  test.each(FORMS)('%s: every field has its edits', (name) => {
    for (const field of fieldsOfForm(planOf(name)))
      expect([field.path, editsOf(field).length > 0]).toEqual([field.path, true]);
  });

  it('writes through a shape of that table, or is the application', () => {
    const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('.umi'))
      .map((path): [path: string, text: string] => [path, readFileSync(join('src', path), 'utf8')]);
    // Demands and achievements set theirs where each is defined.
    const postings = texts.filter(([, text]) => /: PostingKind<.*> = /.test(text));
    const drafts = texts.filter(([, text]) => /\buseDraft(<\w+>)?\(\s/.test(text));
    const elsewhere = ['hooks/useApplicationDraft.ts', 'pages/parts/market/usePostingDraft.ts'];
    expect(postings).toHaveLength(2);
    expect(drafts.map(([path]) => path)).toEqual(expect.arrayContaining(elsewhere));

    for (const [path, text] of [...drafts.filter(([path]) => !elsewhere.includes(path)), ...postings]) {
      const shape = /isListOf\((\w+)\)|^ {2}shape: (\w+)/m.exec(text);
      expect([path, Object.keys(shapes)]).toEqual([path, expect.arrayContaining([shape?.[1] ?? shape?.[2]])]);
    }
  });
});

describe.each(FORMS)('%s: what the screen showed last', (name) => {
  const plan = planOf(name);

  test.each(roundsOf(fieldsOfForm(plan)))(
    'after %s is what a reload and a fresh browser show',
    async (_names, steps) => {
      const stored = wholeRecord(plan);
      const device: Record<string, Held> = {};
      const before = await open(name, stored, device);
      const [cells, rows] = apart(steps);
      const shown = await editAndLook(name, before, cells, { stored, device });
      // Adding or removing a row changes what is visible, so the rest is examined first.
      for (const [path, seen] of await editAndLook(name, before, rows, { stored, device }))
        shown.set(path, seen);
      before.page.unmount();
      cleanup();
      before.draft.dispose();

      const after = await open(name, structuredClone(stored), {});
      for (const { field } of steps)
        if (isListed(stored, field))
          expect([field.path, shownAt(field)]).toEqual([field.path, shown.get(field.path)]);
      after.page.unmount();
      after.draft.dispose();
    },
  );
});
