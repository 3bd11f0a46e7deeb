import type { Fields } from '@contract/rules/draft-fields';
import type { FieldKind } from '@contract/rules/field-kinds';
import { isListOf } from '@contract/rules/record-fields';
import { act, cleanup } from '@testing-library/react';
import { type Control, type Edit, editsOf } from '@tests/support/matrix-edits';
import { RECORD_FORMS, type RecordForm, wholeRecord } from '@tests/support/matrix-records';
import { renderWithText } from '@tests/support/renderWithText';
import { useSyncExternalStore } from 'react';
import { createDraft } from '@/draft/createDraft';
import type { Edit as Held } from '@/draft/draft-state';
import type { Draft, DraftPorts } from '@/draft/living-draft';
import { usePartForm } from '@/hooks/usePartForm';

interface Field {
  path: string;
  kind: FieldKind;
}

/** Kinds that are not edited here: files need the service (their own tests send them), a key has no control. */
const ELSEWHERE: readonly FieldKind[] = ['file', 'files', 'key', 'rows'];

/** Every field of the form at its first row, in an order in which none hides the next: choices show and hide fields. */
const fieldsOf = ({ shape, without }: RecordForm): Field[] =>
  Object.entries(shape.kinds)
    .filter(([pattern, kind]) => !ELSEWHERE.includes(kind) && !without?.test(pattern))
    .map(([pattern, kind]) => ({ path: pattern.replace('*', 'row1'), kind }))
    .sort((a, b) => weight(a) - weight(b));
const weight = ({ path, kind }: Field): number =>
  Number(kind === 'choice' || kind === 'fixed') * 2 + Number(path.endsWith('.actual'));

const aKept = ({ shape }: RecordForm, stored: Fields, device: Record<string, Held>): Draft<never> => {
  const ports: DraftPorts<{ version: number }> = {
    save: async (_, changes) => {
      for (const { path, value } of changes) stored[path] = value;
      const reply = { version: 2, savedAt: '2026-09-14T14:08:00+08:00', merged: {}, conflicts: [] };
      return { kind: 'saved', reply };
    },
    load: async (record) => record,
    fieldsOf: () => stored,
    storage: {
      read: async () => ({ ...device }),
      write: async (path, edit) => {
        device[path] = edit;
      },
      forget: async (path) => {
        delete device[path];
      },
    },
    ...{ isRows: isListOf(shape), now: Date.now, announce: () => undefined },
  };
  return createDraft({ version: 1 }, ports, { ...device }) as unknown as Draft<never>;
};

function Shown({ form, draft }: { form: RecordForm; draft: Draft<never> }) {
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  return form.show(usePartForm(form.shape, draft, view) as never);
}

const open = async (form: RecordForm, stored: Fields, device: Record<string, Held>) => {
  const draft = aKept(form, stored, device);
  const page = renderWithText(<Shown form={form} draft={draft} />);
  await act(async () => undefined);
  return { draft, page };
};

const controlOf = ({ path }: Field): Control => {
  const element = document.getElementById(path);
  const field = element?.closest<HTMLElement>('[data-field]') ?? element;
  if (!element || !field) throw new Error(`${path} has no control`);
  return { element, field };
};

/** What a person sees in a field; a field that another one hides shows nothing. */
const shownAt = (each: Field): unknown => {
  if (!document.getElementById(each.path)) return null;
  const { element, field } = controlOf(each);
  const inputs = [...field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return {
    inputs: inputs.map((input) =>
      input instanceof HTMLInputElement && input.type === 'radio' ? input.checked : input.value,
    ),
    choice: element.closest('.ant-select')?.textContent ?? null,
  };
};

describe.each(Object.entries(RECORD_FORMS))('%s: what the screen showed last', (_, form) => {
  const fields = fieldsOf(form);
  const longest = Math.max(...fields.map((field) => editsOf(field).length));
  const rounds = Array.from({ length: longest }, (_round, round) => {
    const steps = fields.flatMap((field) => {
      const edit = editsOf(field)[round];
      return edit ? [{ field, edit }] : [];
    });
    return [[...new Set(steps.map(({ edit }) => edit.name))].join('、'), steps] as const;
  });

  test('every field has its row', () => {
    for (const field of fields) expect([field.path, editsOf(field).length > 0]).toEqual([field.path, true]);
  });

  test.each(rounds)('after %s is what a reload and a fresh browser show', async (_names, steps) => {
    const stored = wholeRecord(form);
    const device: Record<string, Held> = {};
    const { draft, page } = await open(form, stored, device);
    for (const { field, edit } of steps as readonly { field: Field; edit: Edit }[])
      await edit.run(controlOf(field));

    // The same browser, closed before anything was sent.
    const again = aKept(form, structuredClone(stored), structuredClone(device));
    for (const { field } of steps)
      expect([field.path, again.value(field.path)]).toEqual([field.path, draft.value(field.path)]);
    again.dispose();

    await act(async () => void (await draft.flush()));
    const shown = new Map(steps.map(({ field }) => [field.path, shownAt(field)]));
    page.unmount();
    cleanup();
    draft.dispose();

    const after = await open(form, structuredClone(stored), {});
    for (const { field } of steps)
      expect([field.path, shownAt(field)]).toEqual([field.path, shown.get(field.path)]);
    after.page.unmount();
    after.draft.dispose();
  });
});
