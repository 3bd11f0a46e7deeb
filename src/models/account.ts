import { type BasicInfo, fetchBasicInfo } from '@/services/account';
import { type Effect, onHome } from './effect';
import type { UserState } from './user';

/** The tab of the user centre that is open, and what it was opened with. */
export interface ActionTabs {
  key: string;
  params: Record<string, string>;
}

/** The account's state (req:spec-account-state). */
export interface AccountState {
  basicInfo: BasicInfo | Record<string, never>;
  actionTabs: ActionTabs;
}

interface Store {
  user: UserState;
}

const ownLogin = (store: Store): string | undefined => store.user.userInfo.userName;

const basicInfo: Effect<{ login: string }, BasicInfo> = function* ({ payload }, { call, put }) {
  const info: BasicInfo = yield call(fetchBasicInfo, payload.login);
  yield put({ type: 'saveBasicInfo', payload: info });
  return info;
};

/**
 * Reads the person's own basic info in advance. On the first page the person is not known yet, so it waits for them.
 */
const query: Effect<undefined, void, Store> = function* (_, { call, put, select, take }) {
  let login: string | undefined = yield select(ownLogin);
  if (!login) {
    yield take('user/save');
    login = yield select(ownLogin);
  }
  if (!login) return;
  try {
    const info: BasicInfo = yield call(fetchBasicInfo, login, 'nobody');
    yield put({ type: 'saveBasicInfo', payload: info });
  } catch (error) {
    // The page that needs it will request it again and show the error.
    console.error('The basic info could not be read ahead.', error);
  }
};

export default {
  namespace: 'account',

  state: { basicInfo: {}, actionTabs: { key: '', params: {} } } as AccountState,

  // Coming to the home page again does not pile up waiting queries.
  effects: { basicInfo, query: [query, { type: 'takeLatest' }] },

  reducers: {
    saveBasicInfo: (
      state: AccountState,
      { payload }: { payload: AccountState['basicInfo'] },
    ): AccountState => ({
      ...state,
      basicInfo: payload,
    }),
    setActionTabs: (state: AccountState, { payload }: { payload: ActionTabs }): AccountState => ({
      ...state,
      actionTabs: payload,
    }),
  },

  subscriptions: { setup: onHome },
};
