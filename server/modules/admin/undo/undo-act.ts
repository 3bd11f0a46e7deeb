import type { OwnAct } from '@contract/admin-apply';
import { ACT_UNDO, isUndoable, undoUntil } from '@contract/rules/act-undo';
import { beijingIso } from '@contract/rules/beijing-time';
import { type Act, lastOnTarget, ownAct } from '@server/audit/own-events';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import { undoOver } from '@server/errors/undo-over';
import { type Caller, hasPermission } from '@server/security/caller';
import type { Kysely } from 'kysely';
import { type Subject, UNDO_RULES, type UndoScope } from './undo-rules';

/** A target is written as `kind:key`; a key that is a word may hold colons of its own. */
const subjectOf = ({ target }: Act): Subject => {
  const end = target.indexOf(':');
  return { kind: target.slice(0, end), key: target.slice(end + 1) };
};

/** How each of the caller's acts can still be undone; acts that cannot be are missing from the map. */
export const undosOf = async (
  db: Kysely<Schema>,
  { caller, now }: { caller: Caller; now: Date },
  acts: readonly Act[],
): Promise<Map<number, NonNullable<OwnAct['undo']>>> => {
  const candidates = acts.filter(({ action, at }) => isUndoable(action) && now < undoUntil(at));
  const last = await lastOnTarget(db, candidates);
  const undos = new Map<number, NonNullable<OwnAct['undo']>>();
  for (const act of candidates) {
    if (!isUndoable(act.action) || !last.has(act.id)) continue;
    const { permission, look } = UNDO_RULES[act.action];
    const tells = hasPermission(caller, permission) ? await look(db, subjectOf(act), act.at) : null;
    const until = beijingIso(undoUntil(act.at));
    if (tells) undos.set(act.id, { by: ACT_UNDO[act.action], until, tells });
  }
  return undos;
};

/** Takes back one act of this person's own, if the rules let it and nothing has happened since. */
export const undoAct = async (scope: UndoScope, id: number): Promise<void> => {
  const { tx, caller, now } = scope;
  const act = await ownAct(tx, caller.accountId, id);
  if (!act || !isUndoable(act.action)) throw notFound();
  const { permission, run } = UNDO_RULES[act.action];
  if (!hasPermission(caller, permission)) throw notFound();
  if (now >= undoUntil(act.at)) throw undoOver();
  await run(scope, subjectOf(act), act.at);
};
