import { type LetterStanding, letterStanding } from '@contract/rules/decision-letter';
import type { DecisionLetterTable } from '@server/db/application-schema';
import type { Db } from '@server/modules/apply/scope';
import type { Selectable } from 'kysely';

export type LetterRow = Selectable<DecisionLetterTable>;

/** Newest decision first. */
export const lettersOf = (db: Db, applicationId: number): Promise<LetterRow[]> =>
  db
    .selectFrom('decisionLetter')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('eventId', 'desc')
    .execute();

export const findLetterByCode = (db: Db, code: string): Promise<LetterRow | undefined> =>
  db.selectFrom('decisionLetter').selectAll().where('code', '=', code).executeTakeFirst();

/** The standing of each letter, from what happened to the application after its decision. */
export const standingsOfLetters = async (
  db: Db,
  applicationId: number,
  letters: readonly Pick<LetterRow, 'id' | 'eventId' | 'kind'>[],
): Promise<Map<number, LetterStanding<Date>>> => {
  const events = await db
    .selectFrom('applicationEvent')
    .select(['id', 'event', 'toStatus as to', 'at'])
    .where('applicationId', '=', applicationId)
    .orderBy('id')
    .execute();
  return new Map(
    letters.map(({ id, eventId, kind }) => [
      id,
      letterStanding(
        kind,
        events.filter((event) => event.id > eventId),
      ),
    ]),
  );
};
