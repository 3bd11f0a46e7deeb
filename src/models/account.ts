import { type BasicInfo, fetchBasicInfo } from '@/services/account';
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

interface Command {
  call: <A extends unknown[], R>(fn: (...args: A) => Promise<R>, ...args: A) => unknown;
  put: (action: { type: string; payload?: unknown }) => unknown;
  select: (pick: (store: { user: UserState }) => string | undefined) => unknown;
  take: (type: string) => unknown;
}
/** What a saga yields comes back untyped; each effect names what it asked for. */
type Effect<P, R = void> = (action: { payload: P }, command: Command) => Generator<unknown, R, never>;

interface Listener {
  history: {
    listen: (onMove: (move: { location: { pathname: string } }) => void) => () => void;
    location: { pathname: string };
  };
  dispatch: (action: { type: string }) => void;
}

const ownLogin = (store: { user: UserState }): string | undefined => store.user.userInfo.userName;

const basicInfo: Effect<{ login: string }, BasicInfo> = function* ({ payload }, { call, put }) {
  const info: BasicInfo = yield call(fetchBasicInfo, payload.login);
  yield put({ type: 'saveBasicInfo', payload: info });
  return info;
};

/** Reads the own basic info ahead of need. On the first page nobody is known yet, so it waits for the user. */
const query: Effect<undefined> = function* (_, { call, put, select, take }) {
  let login: string | undefined = yield select(ownLogin);
  if (!login) {
    yield take('user/save');
    login = yield select(ownLogin);
  }
  if (!login) return;
  try {
    const info: BasicInfo = yield call(fetchBasicInfo, login);
    yield put({ type: 'saveBasicInfo', payload: info });
  } catch (error) {
    // The page that needs it asks again and says what is wrong.
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

  subscriptions: {
    /** `history.listen` is silent about the first page, so that one is asked about at once. */
    setup({ history, dispatch }: Listener) {
      const arrive = (pathname: string): void => {
        if (pathname === '/') dispatch({ type: 'query' });
      };
      arrive(history.location.pathname);
      return history.listen(({ location }) => arrive(location.pathname));
    },
  },
};
