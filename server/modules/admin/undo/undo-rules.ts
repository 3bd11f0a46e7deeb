import type { Permission } from '@contract/permissions';
import type { UndoableAct } from '@contract/rules/act-undo';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { achievementUndo } from '@server/modules/achievement/service';
import { listedProjects } from '@server/modules/apply/service';
import { contentUndo } from '@server/modules/content/service';
import { demandUndo } from '@server/modules/demand/service';
import { learningUndo } from '@server/modules/learning/service';
import { schoolUndo } from '@server/modules/school/service';
import { searchUndo } from '@server/modules/search/service';
import { disabledStill, takeBackDisable } from '@server/modules/user/service';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

/** What undoing an act needs. */
export interface UndoScope {
  tx: Transaction;
  sealer: Sealer;
  caller: Caller;
  now: Date;
  source: FastifyRequest;
}

/** What an act was done to. */
export interface Subject {
  /** The word before the colon of the target in the audit log, such as `school`. */
  kind: string;
  /** A record's number, or a word. */
  key: string;
}

interface Undo<Key> {
  /**
   * Names of the people who will be notified of the undo; null where the target has changed since, so that it cannot be
   * undone.
   */
  look: (db: Kysely<Schema>, of: Key, at: Date) => Promise<string[] | null>;
  /** Locks the target, checks again that nothing has changed, and restores it. */
  run: (scope: UndoScope, of: Key, at: Date) => Promise<unknown>;
}
interface UndoRule extends Undo<Subject> {
  /** Required for the undo as well: somebody who has lost this permission since cannot undo. */
  permission: Permission;
}

/** Of a record that is known by its number alone. */
const numbered = (permission: Permission, { look, run }: Undo<number>): UndoRule => ({
  permission,
  look: (db, { key }, at) => look(db, Number(key), at),
  run: (scope, { key }, at) => run(scope, Number(key), at),
});

const demand = numbered('cms:demand:moderate', demandUndo);
const achievement = numbered('cms:achi:moderate', achievementUndo);
const content = (event: 'publish' | 'withdraw'): UndoRule =>
  numbered('cms:content:edit', {
    look: (db, id, at) => contentUndo.look(db, id, { at, event, listedProjects }),
    run: ({ tx, ...scope }, id, at) =>
      contentUndo.run({ ...scope, db: tx, listedProjects }, id, { at, event }),
  });

/** How each act of the rule table is taken back. */
export const UNDO_RULES: Record<UndoableAct, UndoRule> = {
  'demand.publish': demand,
  'demand.return': demand,
  'achi.publish': achievement,
  'achi.return': achievement,
  'content.publish': content('publish'),
  'content.withdraw': content('withdraw'),
  'learning.remove': numbered('cms:content:edit', learningUndo),
  'school.stop': { permission: 'system:school:review', ...schoolUndo },
  'search.strike': { permission: 'cms:content:edit', ...searchUndo },
  'user.disable': numbered('system:user:edit', { look: disabledStill, run: takeBackDisable }),
};
