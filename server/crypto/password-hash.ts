import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { takingTurns } from './taking-turns';

/** Argon2id is the package's default algorithm; 19 MiB and two passes take about 12 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one core free: during a flood of sign-ins only sign-ins get slower, other requests hardly do. */
const inTurn = takingTurns(Math.max(1, availableParallelism() - 1));

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

let decoy: Promise<string> | null = null;

/**
 * Whether the password is right. Without a stored hash the same work is done on a decoy, so that the time of the
 * answer does not tell who has an account (req:attack-a06).
 */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword(randomBytes(24).toString('base64url'));
  const known = stored ?? (await decoy);
  const matches = await inTurn(() => verify(known, password));
  return stored !== null && matches;
};
