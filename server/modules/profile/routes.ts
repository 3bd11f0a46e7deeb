import { accountCalls } from '@contract/account';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { ownAccount } from '@server/modules/account/service';
import type { FastifyInstance } from 'fastify';
import { changeAvatar, sendAvatar } from './avatar';
import { presentAccount } from './present-account';
import { profileInfo, updateProfile, userHome, userInfo } from './profile';
import { updateAccount } from './update-account';

export const registerProfile = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, accountCalls, {
    'GET /api/users/accounts/{login}.json': async ({ caller, params }) =>
      presentAccount(kysely, await ownAccount(kysely, caller, params.login)),
    'PUT /api/users/accounts/{id}.json': (call) => updateAccount(call),
    'PUT /api/users/accounts/{login}/avatar.json': (call) => changeAvatar(call),
    'GET /api/users/avatars/{id}': (call) => sendAvatar(deps.db, call),
    'GET /api/users/get_user_info.json': ({ caller }) => userInfo(kysely, caller),
    'GET /prod-api/system/user/getProfileInfo': ({ caller }) => profileInfo(kysely, caller),
    'PUT /prod-api/system/user/profile/updateInfo': (call) => updateProfile(call),
    'GET /api/users/home.json': ({ caller, now }) => userHome(kysely, caller, now),
  });
};
