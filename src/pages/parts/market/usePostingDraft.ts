import { flattenRecord, isListOf } from '@contract/rules/record-fields';
import { useDraft } from '@/hooks/useDraft';
import type { OpenPosting, Posting, PostingKind } from './posting-kind';

/** The draft of one demand or achievement, with autosave. */
export const usePostingDraft = <D extends object, R extends Posting<D>>(
  { shape, nameOf, create, fetch, update }: PostingKind<D, R>,
  { record, kept, fresh, sourceId }: OpenPosting<R>,
  userId: number,
  onMade: (made: R) => void,
) =>
  useDraft<R>(
    {
      record,
      kept,
      nameOf: ({ id }) => nameOf(id),
      fieldsOf: ({ draft, typed }) => ({ ...flattenRecord(shape, draft), ...typed }),
      turnOf: ({ editable, status }) => (editable ? status : null),
      isRows: isListOf(shape),
      save: async ({ id }, body) => ({ reply: await update(id, body) }),
      load: ({ id }) => fetch(id, 'draft'),
      fresh: fresh && { as: fresh, make: (key) => create(sourceId, key), onMade },
    },
    userId,
  );
