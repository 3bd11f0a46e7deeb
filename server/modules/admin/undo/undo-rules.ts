import type { Permission } from '@contract/permissions';
import type { UndoableAct } from '@contract/rules/act-undo';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { achievementUndo } from '@server/modules/achievement/service';
import { contentUndo } from '@server/modules/content/service';
import { demandUndo } from '@server/modules/demand/service';
import { learningUndo } from '@server/modules/learning/service';
import { type Acting, disabledStill, takeBackDisable } from '@server/modules/user/service';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

/** Everything that taking an act back stands on. */
export interface UndoScope extends Pick<Acting, 'identity'> {
  tx: Transaction;
  sealer: Sealer;
  caller: Caller;
  now: Date;
  source: FastifyRequest;
}

interface UndoRule {
  /** Whoever lost it since takes nothing back. */
  permission: Permission;
  /** Who will hear of it, by name; null where something has happened since. */
  look: (db: Kysely<Schema>, id: number, at: Date) => Promise<string[] | null>;
  /** Locks what it was done to, looks once more, and puts it back. */
  run: (scope: UndoScope, id: number, at: Date) => Promise<unknown>;
}

const demand: UndoRule = { permission: 'cms:demand:moderate', ...demandUndo };
const achievement: UndoRule = { permission: 'cms:achi:moderate', ...achievementUndo };
const content = (event: 'publish' | 'withdraw'): UndoRule => ({
  permission: 'cms:content:edit',
  look: (db, id, at) => contentUndo.look(db, id, { at, event }),
  run: ({ tx, ...scope }, id, at) => contentUndo.run({ ...scope, db: tx }, id, { at, event }),
});

/** How each act of the rule table is taken back. */
export const UNDO_RULES: Record<UndoableAct, UndoRule> = {
  'demand.publish': demand,
  'demand.return': demand,
  'achi.publish': achievement,
  'achi.return': achievement,
  'content.publish': content('publish'),
  'content.withdraw': content('withdraw'),
  'learning.remove': { permission: 'cms:content:edit', ...learningUndo },
  'user.disable': {
    permission: 'system:user:edit',
    look: disabledStill,
    run: takeBackDisable,
  },
};
