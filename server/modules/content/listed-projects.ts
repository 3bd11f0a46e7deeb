import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { conflict, type FieldProblem, unprocessable } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';
import type { ContentRecord } from './repository';
import type { Written } from './write-content';

/** A project that a list of what is to be funded names, still in its publicity. */
export interface ListedProject {
  id: number;
  /** Its term runs; it waits for another list otherwise. */
  runs: boolean;
  /** As the list says it; null where an older version wrote no day down. */
  until: Date | null;
}

interface Taken {
  db: Transaction;
  sealer: Sealer;
  caller: Caller;
  now: Date;
}

/** What hangs on readers having a list: known to the applications, which stand above the texts. */
export interface ListedProjects {
  /** Held until the transaction ends, before the text itself: whoever decides on one takes them in this order. */
  hold: (db: Transaction, contentId: number) => Promise<ListedProject[]>;
  read: (db: Kysely<Schema>, contentId: number) => Promise<ListedProject[]>;
  /** Readers have the list no longer: the term of those that ran ends, and everybody concerned is told. */
  stop: (taken: Taken, list: Pick<ContentRecord, 'id' | 'title'>) => Promise<void>;
}

export const runningOf = (listed: readonly ListedProject[]): ListedProject[] =>
  listed.filter(({ runs }) => runs);

const refuse = (path: string, said: FieldProblem['said']) =>
  unprocessable('content.incomplete', { fields: [{ path, said }] });

/**
 * Readers have a list until its term is over, and one that was taken down does not come back: it names a day that holds
 * no longer (docs/decisions/0110). `path` of the fields is that of the call.
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
