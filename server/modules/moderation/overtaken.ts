import { actorWord } from '@contract/rules/actor-words';
import { isStaff as isStaffWith } from '@contract/rules/staff';
import { type Sentence, say } from '@contract/sentences/sentence';
import { asWritten, type Word } from '@contract/word';
import { type Overtaken as OvertakenBy, overtaken as overtakenBy } from '@server/audit/overtaken';
import type { Transaction } from '@server/db/database';
import type { AppError } from '@server/errors/app-error';
import { accountById } from '@server/modules/account/service';
import type { Caller } from '@server/security/caller';
import { isStaff } from '@server/security/granted-roles';
import { heldRoles } from '@server/security/held-roles';

interface Concerned {
  /** Whose record it is; null if it belongs to nobody, as a school does. */
  ownerId: number | null;
  /** The unit whose administrators act on it beside the office; left out where only the office does. */
  unit?: { id: number; name: string };
}

/**
 * Who acted, in words that this caller may read: the people of one body learn each other's names, everybody else only
 * hears of the body.
 */
const whoOf = async (
  tx: Transaction,
  caller: Caller,
  { ownerId, unit }: Concerned,
  by: number | null,
): Promise<Word | Sentence> => {
  if (by === caller.accountId) return say('act.you', {});
  if (by === null) return actorWord('system');
  const { realName, nickname, unitId } = await accountById(tx, by);
  const name = realName ?? nickname;
  if (by === ownerId) return asWritten(name);
  const isOwner = caller.accountId === ownerId;
  if (unit && unitId === unit.id && !isStaff(await heldRoles(tx, by)))
    return asWritten(!isOwner && caller.unitId === unit.id ? name : unit.name);
  const isColleague = !isOwner && isStaffWith(caller.roleKeys, caller.permissions);
  return actorWord('office', isColleague ? name : null);
};

/** The refusal when somebody else has acted first on what the office or a unit decides about. */
export const overtaken = (
  { tx, caller }: { tx: Transaction; caller: Caller },
  { ownerId, unit, ...about }: OvertakenBy & Concerned,
): Promise<AppError> =>
  overtakenBy(tx, about, ({ accountId }) => whoOf(tx, caller, { ownerId, ...(unit && { unit }) }, accountId));
