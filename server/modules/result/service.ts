import type { PublicResult, PublicResultRow } from '@contract/result';
import { MILESTONES } from '@contract/result-choices';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { presentPublic, presentPublicRow } from './present-result';
import { listPublished } from './repository';

/** Stage results that everybody may read, newest first. */
export const publicResults = async (db: Kysely<Schema>, limit: number): Promise<PublicResultRow[]> =>
  (await listPublished(db, {}, { offset: 0, limit })).map(presentPublicRow);

/** What one project has made public, both stages; null while nothing is. */
export const publicResult = async (
  db: Kysely<Schema>,
  applicationId: number,
): Promise<PublicResult | null> => {
  const page = { offset: 0, limit: MILESTONES.length };
  const [first, ...rest] = await listPublished(db, { applicationId }, page);
  return first ? presentPublic([first, ...rest]) : null;
};
