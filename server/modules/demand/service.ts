import type { Transaction } from '@server/db/database';
import type { DemandTable } from '@server/db/market-schema';
import type { Schema } from '@server/db/schema';
import type { Insertable, Kysely } from 'kysely';
import { endOfOwner } from './end-of-owner';
import { followUnit } from './follow-unit';
import {
  countPublicDemands,
  demandLinks,
  newDemands,
  nextDemands,
  publicDemand,
  requireAnswerable,
} from './for-everybody';
import { demandQueue, mayReadDemandFile } from './for-moderators';
import { indexDemand, reindexDemands } from './index-demand';
import {
  countDemandsOf,
  demandRepliesToExport,
  demandsToExport,
  forgetDemandOwner,
  stalledDemands,
  waitingReplies,
} from './of-owner';
import { undo } from './undo';

export {
  countDemandsOf,
  countPublicDemands,
  demandLinks,
  demandQueue,
  demandRepliesToExport,
  demandsToExport,
  endOfOwner,
  followUnit,
  forgetDemandOwner,
  mayReadDemandFile,
  newDemands,
  nextDemands,
  publicDemand,
  reindexDemands,
  requireAnswerable,
  stalledDemands,
  waitingReplies,
};

/** Inserts a demand with the given values and indexes it if public. Only for demo data. */
export const storeDemand = async (tx: Transaction, values: Insertable<DemandTable>): Promise<void> => {
  const record = await tx.insertInto('demand').values(values).returningAll().executeTakeFirstOrThrow();
  if (record.publishAt && record.status !== 'closed') await indexDemand(tx, record);
};

/** Fields by which matching compares demands: all of these, or only the open ones. */
export const demandFacts = (db: Kysely<Schema>, ids: readonly number[], among: 'all' | 'open') =>
  db
    .selectFrom('demand')
    .select(['id', 'field', 'unitName'])
    .where('id', 'in', [...ids])
    .$if(among === 'open', (query) => query.where('status', 'in', ['published', 'matching']))
    .execute();

/** Titles of these demands. */
export const demandTitles = (db: Kysely<Schema>, ids: readonly number[]) =>
  db
    .selectFrom('demand')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();

/** How a moderator's decision is taken back. */
export const demandUndo = undo;
