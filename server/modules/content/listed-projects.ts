import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { conflict, type FieldProblem, unprocessable } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';
import type { ContentRecord } from './repository';
import type { Written } from './write-content';

/** A project in publicity that is named by an announcement of projects proposed for funding. */
export interface ListedProject {
  id: number;
  /** Whether its publicity is running; if not, it waits for another announcement. */
  runs: boolean;
  /** End of the publicity as announced; null where an older version did not record it. */
  until: Date | null;
}

interface Taken {
  db: Transaction;
  sealer: Sealer;
  caller: Caller;
  now: Date;
}

/** What depends on announcements staying public. Implemented by the applications, which are above this module. */
export interface ListedProjects {
  /**
   * Locks the named projects until the transaction ends, before the text: decisions on a project lock in the same
   * order.
   */
  hold: (db: Transaction, contentId: number) => Promise<ListedProject[]>;
  read: (db: Kysely<Schema>, contentId: number) => Promise<ListedProject[]>;
  /** Called when the announcement is withdrawn: ends the publicity of its projects and notifies everybody concerned. */
  stop: (taken: Taken, list: Pick<ContentRecord, 'id' | 'title'>) => Promise<void>;
}

export const runningOf = (listed: readonly ListedProject[]): ListedProject[] =>
  listed.filter(({ runs }) => runs);

const refuse = (path: string, said: FieldProblem['said']) =>
  unprocessable('content.incomplete', { fields: [{ path, said }] });

/**
 * An announcement has to stay public until its publicity ends, and one that was withdrawn cannot come back, since the
 * date in it no longer holds (docs/decisions/0110). `path` is the prefix of the fields in errors.
 */
export const requireStanding = (
  listed: readonly ListedProject[],
  { publishAt, expireAt }: Pick<Written, 'publishAt' | 'expireAt'>,
  now: Date,
  path: string,
): void => {
  if (listed.some(({ runs }) => !runs)) throw conflict('content.list_over');
  const running = runningOf(listed);
  if (running.length === 0) return;
  if (publishAt && new Date(publishAt) > now) throw refuse(`${path}publishAt`, 'content.list_ahead');
  const until = Math.max(...running.map((one) => one.until?.getTime() ?? 0));
  if (expireAt && new Date(expireAt).getTime() < until) throw refuse(`${path}expireAt`, 'content.list_end');
};
