import type { CodeFinding } from '@contract/learning';
import { readInviteCode } from '@contract/rules/invite-code';
import { closedSpaceRefusal, readinessRefusal } from '@contract/rules/join-decision';
import { refusalText } from '@contract/rules/join-refusal';
import { givesClass, rolesLeft } from '@contract/rules/roles-left';
import type { Database } from '@server/db/database';
import type { Caller } from '@server/security/caller';
import { findCode, guessedCode } from './code';
import { joinerOf, refused, targetOf } from './join';
import { presentSpaceRow } from './present-learning';
import { findSpace, standingOf } from './repository';

/** What a code leads to, and what keeps this person from joining: shown before anybody chooses a role in vain. */
export const lookUpCode = async (
  db: Database,
  caller: Caller,
  typed: string,
  now: Date,
): Promise<CodeFinding> => {
  const { found, space } = await guessedCode({ db, caller, now }, async () => {
    const found = await findCode(db.kysely, readInviteCode(typed));
    const space = found && (await findSpace(db.kysely, found.spaceId));
    if (!found || !space) throw refused('course', 'codeWrong');
    return { found, space };
  });
  const joiner = await joinerOf(db.kysely, caller, space.id);
  const { className: ownClass } = await standingOf(db.kysely, space.id, caller.accountId);
  const target = targetOf(space, now);
  const ofClass = givesClass(found.className, ownClass);
  const left = rolesLeft({ ...joiner, kind: space.kind, ofClass });
  // For a person with no role left to ask for, missing requirements do not matter.
  const lack = left.length > 0 ? readinessRefusal(target, joiner) : null;
  const refusal = closedSpaceRefusal(target) ?? lack;
  // A removed space is shown to its members only.
  if (refusal === 'removed' && joiner.roles.length === 0) throw refused(space.kind, refusal);
  return {
    space: presentSpaceRow(space, now),
    class_name: found.className,
    own_class: ownClass,
    roles: [...joiner.roles],
    waiting: [...joiner.waiting],
    refusal,
    refusal_text: refusal && refusalText(space.kind, refusal),
  };
};
