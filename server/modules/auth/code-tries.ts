import { MINUTE_MS } from '@contract/time-units';
import { addressKey } from '@server/security/address-key';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { AuthContext } from './auth-context';

/** Beyond the five tries of one code: an address cannot try the codes of many numbers either (req:attack-a08). */
const PER_ADDRESS: Limit = { name: 'code.try.ip', max: 60, windowMs: 15 * MINUTE_MS };

/** Called before any code that a visitor enters is checked. */
export const limitCodeTries = async (
  { db, sealer }: AuthContext,
  { ip }: { ip: string },
  now: Date,
): Promise<void> => {
  await limitRate(db, PER_ADDRESS, addressKey(sealer, ip), now);
};
