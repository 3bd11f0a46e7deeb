import { randomUUID } from 'node:crypto';
import type { accountCalls } from '@contract/account';
import type { Database } from '@server/db/database';
import { notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { redraw, sendPicture } from '@server/http/picture';
import { avatarById, keepAvatar, ownAccount } from '@server/modules/account/service';

type AvatarCall = Call<(typeof accountCalls)['PUT /api/users/accounts/{login}/avatar.json']>;
type PictureCall = Call<(typeof accountCalls)['GET /api/users/avatars/{id}']>;

const SIDE = 256;

export const changeAvatar = async (call: AvatarCall): Promise<{ avatar_url: string }> => {
  const { params, body, caller, now } = call;
  const picture = await redraw(body.image, { width: SIDE, height: SIDE, fit: 'cover' });
  const id = randomUUID();
  return call.transaction(async (tx) => {
    const account = await ownAccount(tx, caller, params.login);
    await keepAvatar(tx, account.id, { id, bytes: picture }, now);
    return { avatar_url: `/api/users/avatars/${id}` };
  });
};

export const sendAvatar = async (db: Database, { params, reply }: PictureCall): Promise<unknown> => {
  const row = await avatarById(db.kysely, params.id);
  if (!row) throw notFound();
  return sendPicture(reply, row.bytes);
};
