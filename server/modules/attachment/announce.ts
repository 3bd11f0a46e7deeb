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

/** What is refused for its content takes no space of the person's, but keeps a row for a week. */
const ANNOUNCED: Limit = { name: 'upload', max: 600, windowMs: HOUR_MS };

/** Notes the upload before its first byte, within the person's space. */
export const announce = async (
  { db, now }: Deps,
  storage: FileStorage,
  caller: Caller,
  /** Read only for whoever may write at all: what is wrong with the request comes after that. */
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
