import { opensAdmin } from '@contract/permissions';
import type { GlobalState } from '@/models/global';
import { personOf, type UserState } from '@/models/user';
import { fetchAdminUrl } from '@/services/content';
import { fetchSession, type SessionInfo } from '@/services/session';
import { fetchSetting, fetchSystemUpdate, type SiteSetting, type SystemUpdate } from '@/services/site';
import { isSignedOut, RequestError } from '@/utils/request-error';
import { clearSession, readCredential, storeUser } from '@/utils/session';
import { noteSessionOver } from '@/utils/session-loss';
import { tracesBelongTo } from '@/utils/tab-traces';
import { forgetWatched } from './exports/export-watch';
import { ask, tell } from './model-store';

/** What `access` decides by; the person's own data is in the model `user`. */
export interface Rights extends Pick<SessionInfo, 'permissions' | 'duties'> {
  roles: SessionInfo['user']['roles'];
}

/** What has to be known before anything is rendered (req:spec-initial-state), beside what the models hold. */
export interface InitialState {
  /** Null for a visitor. */
  rights: Rights | null;
  /** All settings except the name, which is in the model `global`. */
  setting: Omit<SiteSetting, 'name'>;
}

/** What the start has loaded for the models, whose store is created only after the start. */
interface Learnt {
  initial: InitialState;
  user: UserState;
  global: Pick<GlobalState, 'name' | 'operateModel' | 'operateModelPath'> & { updateData: SystemUpdate };
}
let learnt: Learnt | null = null;
export const startState = (): Learnt | null => learnt;

const NO_ADMIN = { operateModel: false, operateModelPath: '' };

const rightsOf = ({ user, permissions, duties }: SessionInfo): Rights => ({
  roles: user.roles,
  permissions,
  duties,
});

/**
 * The session behind the stored credential; null, and the credential is removed, if the server no longer accepts it.
 */
async function behindCredential(read: () => Promise<SessionInfo>): Promise<SessionInfo | null> {
  if (!readCredential()) return null;
  try {
    const session = await read();
    // Signed out while the answer was on its way, here or in another tab.
    if (!readCredential()) return null;
    const { userId, userName, nickName, avatar, phonenumber } = session.user;
    if (tracesBelongTo(userId)) forgetWatched();
    storeUser({ userId, userName, nickName, avatar, phone: phonenumber });
    return session;
  } catch (error) {
    if (!(error instanceof RequestError && isSignedOut(error.failure))) throw error;
    clearSession();
    noteSessionOver();
    return null;
  }
}

/** Where the admin area begins, for people who may open it. */
async function adminPlace(
  session: SessionInfo | null,
  read: () => Promise<string>,
): Promise<typeof NO_ADMIN> {
  if (!session || !opensAdmin(session.permissions)) return NO_ADMIN;
  try {
    return { operateModel: true, operateModelPath: await read() };
  } catch (error) {
    // Without it the menus lack one entry; that is no reason to keep anybody out.
    console.error('The way to the admin area could not be read.', error);
    return NO_ADMIN;
  }
}

type Update = (change: Partial<InitialState>) => Promise<void>;

/** Reads the session again after the start, through the models that hold it. */
export async function loadSession(update: Update): Promise<SessionInfo | null> {
  const session = await behindCredential(() => ask('user/userInfo'));
  if (!session) {
    await forgetPerson(update);
    return null;
  }
  tell('global/save', await adminPlace(session, () => ask('homepage/adminUrl')));
  await update({ rights: rightsOf(session) });
  return session;
}

/**
 * Nobody is signed in any more: the rights go first, so that the page hides what needs them, and the models are
 * emptied.
 */
export async function forgetPerson(update: Update): Promise<void> {
  await update({ rights: null });
  tell('user/save', { userInfo: {} });
  tell('account/saveBasicInfo', {});
  tell('global/save', NO_ADMIN);
}

/** An update notice that cannot be read is no reason to keep everybody out. */
async function loadUpdate(): Promise<SystemUpdate> {
  try {
    return await fetchSystemUpdate();
  } catch (error) {
    console.error('The system-update notice could not be read.', error);
    return { system_update: false };
  }
}

export async function loadInitialState(): Promise<InitialState> {
  const [session, { name, ...setting }, updateData] = await Promise.all([
    behindCredential(fetchSession),
    fetchSetting(),
    loadUpdate(),
  ]);
  const initial = { rights: session && rightsOf(session), setting };
  learnt = {
    initial,
    user: { userInfo: session ? personOf(session) : {} },
    global: { name, updateData, ...(await adminPlace(session, fetchAdminUrl)) },
  };
  return initial;
}
