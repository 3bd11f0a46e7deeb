import { writeCopy } from '@server/drafts/working-copy';
import { copyOf, draftIn, holdContent } from './content-draft';
import { asItStands, type ContentScope, inputOf } from './move-content';
import type { ContentRecord } from './repository';
import { reviseContent } from './write-content';

type CorrectedText = Pick<ContentRecord, 'summary' | 'body'>;

/**
 * Something that happened elsewhere makes a text untrue: it is corrected where readers have it, with a word about it,
 * and in what an editor is writing as well, which would otherwise take the correction back.
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
