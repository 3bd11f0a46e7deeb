import type { Application } from '@contract/apply';
import { SECTIONS, type Section } from '@contract/enums';
import { isRowsPath, sectionOf } from '@contract/rules/draft-fields';
import type { FieldChange } from '@contract/rules/merge';
import { fieldsOf } from '@contract/rules/typed-fields';
import type { Draft, DraftView } from '@/draft/draft-shape';
import type { NewRecord } from '@/draft/new-record';
import type { Kept } from '@/draft/recall';
import { createApplication, fetchApplication, updateDraft } from '@/services/apply';
import { useDraft } from './useDraft';

export type ApplicationDraft = Draft<Application>;
export type ApplicationDraftView = DraftView<Application>;

/** The section of the last change: 继续填写 leads there on the next visit, on any device. */
const stepOf = (changes: readonly FieldChange[]): Section | undefined => {
  const section = sectionOf(changes.at(-1)?.path ?? '');
  return SECTIONS.find((known) => known === section);
};

interface OpenApplication {
  application: Application;
  kept: Kept;
  /** Set while the application does not exist yet. */
  begins: { as: NewRecord; offer: Parameters<typeof createApplication>[0] } | null;
}

/** The draft of one application, connected to device, service and other tabs. */
export const useApplicationDraft = (
  { application, kept, begins }: OpenApplication,
  userId: number,
  onMade: (made: Application) => void,
) =>
  useDraft(
    {
      record: application,
      kept,
      nameOf: ({ id }) => id,
      fieldsOf,
      turnOf: ({ editable, filedVersion }) => (editable ? String(filedVersion) : null),
      isRows: isRowsPath,
      save: async ({ id }, body) => {
        const { sectionStatus, verdicts, origins, ...reply } = await updateDraft(id, {
          ...body,
          step: stepOf(body.changes),
        });
        return { reply, facts: { sectionStatus, verdicts, ...(origins && { origins }) } };
      },
      load: ({ id }) => fetchApplication(id, { shownBy: 'draft' }),
      fresh: begins && { as: begins.as, make: (key) => createApplication(begins.offer, key), onMade },
    },
    userId,
  );
