import { type Static, Type } from 'typebox';
import { ORIGIN_KINDS } from './enums';
import { Closed, Id, Nullable, OneOf, Text, Time } from './schema';

/** Where a value that nobody typed came from. */
export const Origin = Closed({
  kind: OneOf(ORIGIN_KINDS),
  /** The application in which the value was filed; null where it was entered into the library of facts by hand. */
  applicationId: Nullable(Id),
  no: Nullable(Text(24)),
  /** Which filed version of it. */
  filedVersion: Type.Integer({ minimum: 0 }),
  /** When that version was filed, or when the value was entered by hand. */
  at: Time,
});
export type Origin = Static<typeof Origin>;
