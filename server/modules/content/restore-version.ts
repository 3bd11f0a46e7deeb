import { auditChanges } from '@contract/rules/audit-changes';
import { sameFigures } from '@contract/rules/figures';
import { recordAudit } from '@server/audit/audit';
import { discardCopy } from '@server/drafts/discard-copy';
import { conflict, notFound } from '@server/errors/app-error';
import { contentMoved } from './acted-first';
import { contentDraft, draftIn, type HeldContent, holdContent } from './content-draft';
import { findVersion, type KeptText } from './content-versions';
import { requireStanding } from './listed-projects';
import { asItStands, type ContentScope, inputOf, shownIn } from './move-content';
import { reviseContent, type Written } from './write-content';

/** What a version keeps of a text; everything else stays as it is. */
const KEPT = ['title', 'body', 'figures', 'files'];
const isKept = (path: string): boolean => KEPT.includes(path.split('.')[0] ?? '');

const isSame = (kept: KeptText, { title, body, figures = [], files = [] }: Written): boolean =>
  kept.title === title &&
  kept.body === body &&
  sameFigures(kept.figures, figures) &&
  kept.files.map(({ id }) => id).join() === files.join();

/** The note for readers; they count versions from 1. */
const noteOf = (version: number, note: string): string =>
  `恢复第 ${version + 1} 版的内容${note ? `：${note}` : ''}`;

interface Wish {
  /** The version to restore. */
  kept: number;
  /** The version of text and working copy that the caller has seen. */
  version: number;
  note: string;
}

/**
 * Removes edits of these fields from the working copy, since they would hide what is restored; they go to the history.
 */
const clearCopy = async (scope: ContentScope, held: HeldContent): Promise<HeldContent> => {
  const paths = Object.keys(held.copy.fields).filter(isKept);
  if (paths.length === 0) return held;
  await discardCopy(scope, contentDraft, held, paths);
  return holdContent(scope, held.ref);
};

/**
 * Restores an earlier version as a new one, so that no version is lost; if the text is published, readers see it at
 * once.
 */
export async function restoreVersion(scope: ContentScope, id: number, wish: Wish): Promise<void> {
  const { db, caller, now, source, listedProjects } = scope;
  const listed = await listedProjects.hold(db, id);
  const held = await holdContent(scope, id);
  if (held.version !== wish.version) throw await contentMoved(scope, held);
  const kept = await findVersion(db, id, wish.kept);
  if (!kept) throw notFound();
  const stands = asItStands(held);
  const before = inputOf(draftIn(stands), stands);
  if (isSame(kept, before)) throw conflict('content.version_stands');
  const { content } = await clearCopy(scope, held);
  const { title, body, figures } = kept;
  const input: Written = {
    ...before,
    title,
    body,
    figures,
    files: kept.files.map((file) => file.id),
    state: content.state as Written['state'],
    changeNote: noteOf(wish.kept, wish.note),
  };
  if (content.state === 'published') requireStanding(listed, input, now, '');
  await reviseContent(db, content, input, caller.accountId, now);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'content.restore',
    target: `content:${id}`,
    detail: { version: wish.kept },
    changes: auditChanges('content.restore', shownIn(before), shownIn(input)),
  });
}
