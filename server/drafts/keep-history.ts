import type { FieldValue } from '@contract/rules/draft-fields';
import { sameValue } from '@contract/rules/merge';
import { HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { openFields, sealFields } from '@server/crypto/field-sealing';
import { isUnreadable } from '@server/crypto/unreadable';
import type { FieldWriters } from '@server/db/column-types';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { DraftScope } from './draft-kind';
import { insertFieldHistory, lastDeclined, type RecordName, removeFieldHistory } from './history-repository';
import type { Merge } from './merge-changes';

/**
 * In characters, per person and hour: several whole forms, more than anybody replaces by typing. Nothing else limits
 * the size of a record's history.
 */
const KEPT: Limit = { name: 'history', max: 10_000_000, windowMs: HOUR_MS };

/** Within this time one device typing on is one edit, not a row per pause. */
const COALESCE_MS = 10 * MINUTE_MS;

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether the value that is replaced was somebody else's, or old enough to be worth keeping. */
const isWorthKeeping = (
  path: string,
  writers: FieldWriters,
  { caller, now }: DraftScope,
  { origins }: Pick<Merge, 'origins'>,
  resolved: ReadonlySet<string>,
): boolean => {
  const writer = writers[path];
  // Values taken over from elsewhere would not be retyped, and a value taken over replaces a typed one: keep both.
  if (!writer || writer.from || writer.taken || origins?.[path] || resolved.has(path)) return true;
  const isSameHand = writer.by === caller.accountId && writer.session === caller.sessionId;
  return !isSameHand || now.getTime() - Date.parse(writer.at) > COALESCE_MS;
};

/**
 * Keeps the values that an edit replaces and those it could not apply (declined). An autosave repeated after a lost
 * answer declines the same value again, which adds no second row. If a declined value is written now, it was accepted
 * after all and leaves the history: answers the paths of those.
 */
export const keepHistory = async (
  scope: DraftScope,
  name: RecordName,
  writers: FieldWriters,
  { delta, overwritten, declined, origins }: Merge,
  resolved: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const { db, sealer, caller, now } = scope;
  const known = await lastDeclined(
    db,
    name,
    declined.map(({ path }) => path),
  );
  const isKept = (path: string, kept: FieldValue, value: FieldValue | undefined): boolean =>
    sameValue(openFields(sealer, { [path]: kept })[path], value);
  const isNews = ({ path, value }: Merge['declined'][number]): boolean => {
    const last = known[path];
    return last === undefined || !isKept(path, last, value);
  };
  const rows = [
    ...overwritten
      .filter(
        ({ path, value }) =>
          // The bytes of what cannot be decrypted may be all that is left of it.
          isUnreadable(value) ||
          (!isBlank(value) && isWorthKeeping(path, writers, scope, { origins }, resolved)),
      )
      .map((kept) => ({
        ...kept,
        kind: 'overwritten' as const,
        accountId: writers[kept.path]?.by ?? caller.accountId,
        origin: writers[kept.path]?.from ?? null,
      })),
    ...declined
      .filter(isNews)
      .map((kept) => ({ ...kept, kind: 'declined' as const, accountId: caller.accountId, origin: null })),
  ];
  const characters = rows.reduce((sum, { value }) => sum + JSON.stringify(value ?? null).length, 0);
  if (characters > 0)
    await limitRate({ kysely: db }, KEPT, String(caller.accountId), now, { by: characters });
  const earlier = await insertFieldHistory(
    db,
    name,
    rows.map(({ path, value, ...row }) => ({
      ...row,
      path,
      value: sealFields(sealer, { [path]: value })[path] ?? null,
      at: now,
    })),
    Object.keys(delta),
  );
  const taken = earlier.filter(({ path, value }) => isKept(path, value, delta[path]));
  await removeFieldHistory(
    db,
    taken.map(({ id }) => id),
  );
  return new Set(taken.map(({ path }) => path));
};
