import type { accountCalls } from '@contract/account';
import type { Identity } from '@contract/account-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { maskEmail, maskPhone } from '@contract/rules/mask';
import { say } from '@contract/sentences/sentence';
import { ownEvents } from '@server/audit/own-events';
import type { Schema } from '@server/db/schema';
import { badRequest } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import {
  changeAccount,
  currentAccount,
  isBaseInfoComplete,
  lockAccount,
} from '@server/modules/account/service';
import {
  countAchievementsOf,
  countContributionsAsked,
  stalledAchievements,
} from '@server/modules/achievement/service';
import { countDemandsOf, stalledDemands, waitingReplies } from '@server/modules/demand/service';
import { countUnread } from '@server/modules/notification/service';
import type { Caller } from '@server/security/caller';
import { namedRoles } from '@server/security/held-roles';
import type { Kysely } from 'kysely';
import { avatarUrl, presentAccount } from './present-account';

type ProfileCall = Call<(typeof accountCalls)['PUT /prod-api/system/user/profile/updateInfo']>;
type ProfileObject = ProfileCall['body'];

const FIELDS_MAX = 60;
const EVENTS_MAX = 8;

const roleNames = async (db: Kysely<Schema>, caller: Caller): Promise<string> => {
  const rows = await namedRoles(db, caller.roleKeys);
  return rows.map(({ roleName }) => roleName).join('、');
};

export const profileInfo = async (db: Kysely<Schema>, caller: Caller) => {
  const account = await currentAccount(db, caller);
  const user = await presentAccount(db, account);
  return {
    user,
    profile: account.profile as ProfileObject,
    roleGroup: await roleNames(db, caller),
    postGroup: account.technicalTitle ?? '',
  };
};

/**
 * Only the fields that came; null takes one away. They are the person's own notes: nothing here grants anything
 * (req:attack-a26).
 */
export const updateProfile = async (call: ProfileCall): Promise<ProfileObject> =>
  call.transaction(async (tx) => {
    const account = await lockAccount(tx, call.caller.accountId);
    const merged = { ...account.profile, ...call.body };
    const kept = Object.fromEntries(
      Object.entries(merged).filter(([, value]) => value !== null),
    ) as ProfileObject;
    if (Object.keys(kept).length > FIELDS_MAX)
      throw badRequest(say('account.fields_max', { max: FIELDS_MAX }));
    await changeAccount(tx, account.id, { profile: JSON.stringify(kept), updatedAt: call.now });
    return kept;
  });

/** Short form for headers and old clients (req:calls-short-user). */
export const userInfo = async (db: Kysely<Schema>, caller: Caller) => {
  const account = await currentAccount(db, caller);
  return {
    user_id: account.id,
    login: account.login,
    username: account.showRealname && account.realName ? account.realName : account.nickname,
    real_name: account.realName,
    nickname: account.nickname,
    gender: account.gender as 0 | 1 | null,
    image_url: avatarUrl(account),
    admin: caller.roleKeys.includes('admin'),
    is_teacher: account.identity === 'teacher',
    user_identity: account.identity as Identity | null,
    tidding_count: await countUnread(db, account.id),
    user_phone_binded: account.phone !== null,
    phone: maskPhone(account.phone ?? ''),
    email: maskEmail(account.email ?? ''),
    profile_completed: isBaseInfoComplete(account),
    professional_certification: account.professionalCertified,
  };
};

/** The overview of the account in the user area. */
export const userHome = async (db: Kysely<Schema>, caller: Caller, now: Date) => {
  const account = await currentAccount(db, caller);
  const info = await presentAccount(db, account);
  const events = await ownEvents(db, account.id, EVENTS_MAX);
  return {
    authentication: info.authentication,
    professional_certification: info.professional_certification,
    base_info_completed: info.base_info_completed,
    in_unit: account.unitId !== null,
    unread: await countUnread(db, account.id),
    counts: {
      demands: await countDemandsOf(db, account.id),
      achievements: await countAchievementsOf(db, account.id),
    },
    waiting: {
      replies: await waitingReplies(db, account.id),
      contributions: await countContributionsAsked(db, account.id),
      stalled: [
        ...(await stalledDemands(db, account.id, now)),
        ...(await stalledAchievements(db, account.id)),
      ],
    },
    events: events.map(({ action, outcome, ip, at }) => ({ action, outcome, ip, time: beijingIso(at) })),
  };
};
