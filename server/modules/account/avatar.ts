import { randomUUID } from 'node:crypto';
import type { accountCalls } from '@contract/account';
import type { Database } from '@server/db/database';
import { notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { redraw, sendPicture } from '@server/http/picture';
import { ownAccount } from './service';

type AvatarCall = Call<(typeof accountCalls)['PUT /api/users/accounts/{login}/avatar.json']>;
type PictureCall = Call<(typeof accountCalls)['GET /api/users/avatars/{id}']>;

const SIDE = 256;

export const changeAvatar = async (call: AvatarCall): Promise<{ avatar_url: string }> => {
  const { params, body, caller, now } = call;
  const picture = await redraw(body.image, { width: SIDE, height: SIDE, fit: 'cover' });
  const id = randomUUID();
  return call.transaction(async (tx) => {
    const account = await ownAccount(tx, caller, params.login);
    await tx.deleteFrom('avatar').where('accountId', '=', account.id).execute();
    await tx
      .insertInto('avatar')
      .values({ id, accountId: account.id, bytes: picture, createdAt: now })
      .execute();
    await tx
      .updateTable('account')
      .set({ avatarFile: id, updatedAt: now })
      .where('id', '=', account.id)
      .execute();
    return { avatar_url: `/api/users/avatars/${id}` };
  });
};

export const sendAvatar = async (db: Database, { params, reply }: PictureCall): Promise<unknown> => {
  const row = await db.kysely
    .selectFrom('avatar')
    .select('bytes')
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return sendPicture(reply, row.bytes);
};
