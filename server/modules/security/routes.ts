import { securityCalls } from '@contract/security';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { changeAccount, currentAccount, lockAccount } from '@server/modules/account/service';
import { createIdentity } from '@server/modules/auth/service';
import { changedPreferences, readPreferences } from '@server/modules/notification/service';
import type { FastifyInstance } from 'fastify';
import { bindEmail, bindPhone } from './bind';
import { changePassword } from './change-password';
import { closeAccount, closePreview } from './close-account';
import { exportData } from './export-data';
import { startBinding, unbindOpenUser } from './open-users';
import { sendOwnerCode } from './owner-code';
import {
  confirmSecondFactor,
  currentRelease,
  mustHaveSecondFactor,
  removeSecondFactor,
  renewRecovery,
  startSecondFactor,
  stopRelease,
} from './second-factor';
import { endOneSession, endOtherSessions, listSessions } from './sessions';

export const registerAccountSecurity = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const identity = createIdentity(deps);
  implement(app, deps, securityCalls, {
    'PUT /api/users/accounts/{login}/password.json': (call) => changePassword(deps, identity, call),
    'POST /api/users/accounts/{login}/phone_bind.json': (call) => bindPhone(deps, identity, call),
    'POST /api/users/accounts/{login}/email_bind.json': (call) => bindEmail(deps, identity, call),
    'POST /api/users/old_code.json': (call) => sendOwnerCode(deps, identity, call),
    'POST /api/users/open_users/{provider}.json': (call) => startBinding(deps, identity, call),
    'DELETE /api/users/accounts/{basicInfoId}/open_users/{id}.json': (call) => unbindOpenUser(identity, call),
    'GET /api/users/sessions.json': ({ caller, now }) => listSessions(deps, caller, now),
    'DELETE /api/users/sessions/{id}.json': endOneSession,
    'DELETE /api/users/sessions.json': endOtherSessions,
    'GET /api/users/totp.json': async ({ caller, now }) => ({
      enabled: (await currentAccount(kysely, caller)).totpConfirmedAt !== null,
      recovery_left: await identity.recoveryCodes.count(caller.accountId),
      required: await mustHaveSecondFactor(deps, caller.accountId),
      release: await currentRelease(deps, caller.accountId, now),
    }),
    'POST /api/users/totp.json': (call) => startSecondFactor(deps, identity, call),
    'PUT /api/users/totp.json': (call) => confirmSecondFactor(deps, identity, call),
    'POST /api/users/totp/recovery.json': (call) => renewRecovery(deps, identity, call),
    'DELETE /api/users/totp.json': (call) => removeSecondFactor(deps, identity, call),
    'DELETE /api/users/totp/release.json': (call) => stopRelease(identity, call),
    'GET /api/users/preferences.json': async ({ caller }) => ({
      preferences: readPreferences((await currentAccount(kysely, caller)).preferences),
    }),
    'PUT /api/users/preferences.json': ({ caller, body, now, transaction }) =>
      transaction(async (tx) => {
        const { preferences: stored } = await lockAccount(tx, caller.accountId);
        const preferences = changedPreferences(stored, body.preferences);
        const kept = JSON.stringify(preferences);
        await changeAccount(tx, caller.accountId, { preferences: kept, updatedAt: now });
        return { preferences };
      }),
    'GET /api/users/consents.json': async ({ caller }) => ({
      consents: await identity.listConsents(caller.accountId),
    }),
    'GET /api/users/export.json': (call) => exportData(deps, identity.sealer, call, 'json'),
    'GET /api/users/export.zip': (call) => exportData(deps, identity.sealer, call, 'zip'),
    'GET /api/users/close_preview.json': ({ caller, now }) => closePreview(deps, caller, now),
    'POST /api/users/close.json': (call) => closeAccount(deps, identity, call),
    'POST /prod-api/auth/reauth': async ({ caller, body, now }) => {
      await identity.provePassword(await currentAccount(kysely, caller), body.password, now);
      return null;
    },
  });
};
