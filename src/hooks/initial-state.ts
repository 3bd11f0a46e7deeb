import { fetchSession, type SessionInfo } from '@/services/session';
import { fetchSetting, fetchSystemUpdate, type SiteSetting, type SystemUpdate } from '@/services/site';
import { isSignedOut, RequestError } from '@/utils/request-error';
import { clearSession, readCredential, storeUser } from '@/utils/session';
import { noteSessionEnd } from '@/utils/session-loss';

/** What has to be known before anything is rendered (req:spec-initial-state). */
export interface InitialState {
  session: SessionInfo | null;
  setting: SiteSetting;
  update: SystemUpdate;
}

/** The person behind the stored credential; a credential the server no longer takes is nobody's. */
export async function loadSession(): Promise<SessionInfo | null> {
  if (!readCredential()) return null;
  try {
    const session = await fetchSession();
    const { userId, userName, nickName, avatar, phonenumber } = session.user;
    storeUser({ userId, userName, nickName, avatar, phone: phonenumber });
    return session;
  } catch (error) {
    if (!(error instanceof RequestError && isSignedOut(error.failure))) throw error;
    clearSession();
    noteSessionEnd('expired');
    return null;
  }
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
  const [session, setting, update] = await Promise.all([loadSession(), fetchSetting(), loadUpdate()]);
  return { session, setting, update };
}
