import { type Static, Type } from 'typebox';
import { FieldPath } from './draft';
import { DRAFT_TEXT_MAX } from './limits';
import { Origin } from './origin';
import { Closed, Id, Text, Time } from './schema';

/** An origin, and the fields that still contain values from it. */
export const OriginOfFields = Closed({ ...Origin.properties, paths: Type.Array(FieldPath) });
export type OriginOfFields = Static<typeof OriginOfFields>;

/** The earlier application that a draft started from, and the fields that have to be filled in anew. */
export const StartedFrom = Closed({
  applicationId: Id,
  no: Text(24),
  title: Text(DRAFT_TEXT_MAX),
  filedVersion: Type.Integer({ minimum: 1 }),
  /** When that version was filed. */
  at: Time,
  /** Fields that had values there and were left empty here, without those that the leader has removed from the list. */
  anew: Type.Array(FieldPath),
});
export type StartedFrom = Static<typeof StartedFrom>;
