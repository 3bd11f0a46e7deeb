import { type Static, Type } from 'typebox';
import { Closed, Nullable, OneOf } from './schema';
import { SCAN_FINDINGS } from './stamp-choices';

/** What was read of the stamped scan that is on file: proved, or compared by a human. What is refused is never on file. */
export const SealedReading = Closed({
  verdict: OneOf(['proved', 'asks']),
  /** The unit's auditor says to have compared it by eye. */
  compared: Type.Boolean(),
  findings: Type.Array(
    Closed({
      kind: OneOf(SCAN_FINDINGS),
      page: Type.Integer({ minimum: 1 }),
      version: Nullable(Type.Integer({ minimum: 1 })),
    }),
  ),
});
export type SealedReading = Static<typeof SealedReading>;
