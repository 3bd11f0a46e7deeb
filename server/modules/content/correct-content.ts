import { writeCopy } from '@server/drafts/working-copy';
import { copyOf, draftIn, holdContent } from './content-draft';
import { asItStands, type ContentScope, inputOf } from './move-content';
import type { ContentRecord } from './repository';
import { reviseContent } from './write-content';

type CorrectedText = Pick<ContentRecord, 'summary' | 'body'>;

/**
 * Corrects a text that an event elsewhere made untrue: the text readers have, with a note for them, and the working
 * copy of the editors, which would otherwise undo the correction when published.
 */
export const correctContent = async (
  scope: Pick<ContentScope, 'db' | 'caller' | 'now'>,
  id: number,
  correct: (text: CorrectedText) => CorrectedText,
  changeNote: string,
): Promise<void> => {
  const { db, caller, now } = scope;
  const held = await holdContent(scope, id);
  const public_ = asItStands(held);
  const stands = draftIn(public_);
  const input = { ...inputOf(stands, public_), state: held.content.state as 'published' | 'withdrawn' };
  const record = { ...input, ...correct(stands), changeNote };
  await reviseContent(db, held.content, record, caller.accountId, now);
  const begun = (['summary', 'body'] as const).filter((path) => path in held.copy.fields);
  if (begun.length === 0) return;
  const corrected = correct(draftIn(held));
  const delta = Object.fromEntries(begun.map((path) => [path, corrected[path]]));
  const after = await holdContent(scope, id);
  await writeCopy(scope, copyOf(id), after, {
    delta,
    fields: { ...after.fields, ...delta },
    writers: after.writers,
  });
};
