import type { Application } from '@contract/apply';
import { SECTIONS, type Section } from '@contract/enums';
import { isRowsPath, sectionOf } from '@contract/rules/draft-fields';
import type { FieldChange } from '@contract/rules/merge';
import { fieldsOf } from '@contract/rules/typed-fields';
import type { Draft, DraftView } from '@/draft/living-draft';
import type { Kept } from '@/draft/recall';
import { fetchApplication, updateDraft } from '@/services/apply';
import { useDraft } from './useDraft';

export type ApplicationDraft = Draft<Application>;
export type ApplicationDraftView = DraftView<Application>;

/** Where the person is working: 继续填写 leads there on the next visit, on any device. */
const stepOf = (changes: readonly FieldChange[]): Section | undefined => {
  const section = sectionOf(changes.at(-1)?.path ?? '');
  return SECTIONS.find((known) => known === section);
};

/** The living draft of one application. */
export const useApplicationDraft = (application: Application, kept: Kept, userId: number) =>
  useDraft(
    {
      record: application,
      kept,
      nameOf: ({ id }) => id,
      fieldsOf,
      isRows: isRowsPath,
      save: async ({ id }, body) => {
        const { sectionStatus, verdicts, ...reply } = await updateDraft(id, {
          ...body,
          step: stepOf(body.changes),
        });
        return { reply, facts: { sectionStatus, verdicts } };
      },
      load: ({ id }) => fetchApplication(id),
    },
    userId,
  );
