import { type Static, Type } from 'typebox';
import { ORIGIN_KINDS } from './enums';
import { Closed, Id, Nullable, OneOf, Text, Time } from './schema';

/** Where a value came from that nobody typed. */
export const Origin = Closed({
  kind: OneOf(ORIGIN_KINDS),
  /** The application it was filed in; null where it was written into the library by hand. */
  applicationId: Nullable(Id),
  no: Nullable(Text(24)),
  /** Which filed version of it. */
  filedVersion: Type.Integer({ minimum: 0 }),
  /** When that was filed, or written by hand. */
  at: Time,
});
export type Origin = Static<typeof Origin>;
