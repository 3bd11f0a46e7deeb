import { type Static, Type } from 'typebox';
import { Closed, Nullable, OneOf } from './schema';
import { SCAN_FINDINGS } from './stamp-choices';

/**
 * What was read from the stored scan of the stamped sheet: proved, or compared by a person. Refused scans are not
 * stored.
 */
export const SealedReading = Closed({
  verdict: OneOf(['proved', 'asks']),
  /** The unit's auditor confirmed that they compared it by eye. */
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
