import { randomUUID } from 'node:crypto';
import { UNFINISHED_UPLOADS_MAX, UPLOAD_QUOTA_BYTES } from '@contract/rules/upload-check';
import { HOUR_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { forbidden } from '@server/errors/app-error';
import { holdAccount } from '@server/modules/account/service';
import { type Caller, hasPermission } from '@server/security/caller';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { FileStorage } from '@server/storage/file-storage';
import { insertFile, spaceWith } from './repository';
import { checkRoom, refuseUpload, type UploadRequest } from './upload-request';

/**
 * An upload refused for its content does not count towards the person's space, but its row is kept for a week, so
 * announcements are limited.
 */
const ANNOUNCED: Limit = { name: 'upload', max: 600, windowMs: HOUR_MS };

/** Records the upload before any bytes are sent, if the person has space for it. */
export const announce = async (
  { db, now }: Deps,
  storage: FileStorage,
  caller: Caller,
  /**
   * Parses the request; called only after the check that the caller may upload at all, so that a missing right is
   * reported before errors in the request.
   */
  read: () => UploadRequest,
): Promise<string> => {
  if (caller.duties.includes('agreement')) throw forbidden('agreement.needed');
  const asked = read();
  const { accountId } = caller;
  const { name, size, purpose } = asked;
  if (purpose === 'content' && !hasPermission(caller, 'cms:content:edit')) throw forbidden();
  await limitRate(db, ANNOUNCED, String(accountId), now());
  await checkRoom(storage, asked);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    // Two uploads at once cannot both take the last of the space.
    await holdAccount(tx, accountId);
    const { bytes, unfinished } = await spaceWith(tx, accountId, size);
    if (unfinished >= UNFINISHED_UPLOADS_MAX) throw refuseUpload('unfinished', name);
    if (bytes > UPLOAD_QUOTA_BYTES) throw refuseUpload('quota', name);
    const at = now();
    await insertFile(tx, {
      id,
      ownerId: accountId,
      purpose,
      name,
      size,
      storageKey: id,
      createdAt: at,
      updatedAt: at,
    });
  });
  return id;
};
