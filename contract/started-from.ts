import { type Static, Type } from 'typebox';
import { FieldPath } from './draft';
import { DRAFT_TEXT_MAX } from './limits';
import { Origin } from './origin';
import { Closed, Id, Text, Time } from './schema';

/** An origin with the fields that still hold what came from there. */
export const OriginOfFields = Closed({ ...Origin.properties, paths: Type.Array(FieldPath) });
export type OriginOfFields = Static<typeof OriginOfFields>;

/** The earlier application that a draft began with, and what of it has to be written anew. */
export const StartedFrom = Closed({
  applicationId: Id,
  no: Text(24),
  title: Text(DRAFT_TEXT_MAX),
  filedVersion: Type.Integer({ minimum: 1 }),
  /** When that version was filed. */
  at: Time,
  /** Fields that were filled in there and were left empty here, but for those that are not wanted this time. */
  anew: Type.Array(FieldPath),
});
export type StartedFrom = Static<typeof StartedFrom>;
