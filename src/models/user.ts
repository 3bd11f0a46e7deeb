import {
  checkPhone,
  fetchAgreement,
  fetchRegisterMenu,
  type PersonRegistration,
  type RegisterMenu,
  submitRegistration,
  submitUnitRegistration,
  type UnitRegistration,
} from '@/services/registration';
import { fetchSession, type SessionInfo } from '@/services/session';

/** Who is signed in; empty for a visitor (req:spec-user-state). */
export interface UserState {
  userInfo: SessionInfo['user'] | Record<string, never>;
}

interface Command {
  call: <A extends unknown[], R>(fn: (...args: A) => Promise<R>, ...args: A) => unknown;
  put: (action: { type: string; payload?: unknown }) => unknown;
}
/** What a saga yields comes back untyped; each effect names what it asked for. */
type Effect<P, R> = (action: { payload: P }, command: Command) => Generator<unknown, R, never>;

/** A creation sent twice counts once. */
interface Once<T> {
  body: T;
  idempotencyKey: string;
}

type Tokens = Awaited<ReturnType<typeof submitRegistration>>;

const userInfo: Effect<undefined, SessionInfo> = function* (_, { call, put }) {
  const session: SessionInfo = yield call(fetchSession);
  yield put({ type: 'save', payload: { userInfo: session.user } });
  return session;
};

const registerMenu: Effect<undefined, RegisterMenu> = function* (_, { call }) {
  return yield call(fetchRegisterMenu);
};

const register: Effect<Once<PersonRegistration>, Tokens> = function* ({ payload }, { call }) {
  return yield call(submitRegistration, payload.body, payload.idempotencyKey);
};

const registerUnit: Effect<Once<UnitRegistration>, Tokens> = function* ({ payload }, { call }) {
  return yield call(submitUnitRegistration, payload.body, payload.idempotencyKey);
};

const modalUrl: Effect<
  Parameters<typeof fetchAgreement>[0],
  Awaited<ReturnType<typeof fetchAgreement>>
> = function* ({ payload }, { call }) {
  return yield call(fetchAgreement, payload);
};

const phoneCheck: Effect<string, Awaited<ReturnType<typeof checkPhone>>> = function* ({ payload }, { call }) {
  return yield call(checkPhone, payload);
};

export default {
  namespace: 'user',

  state: { userInfo: {} } as UserState,

  effects: { registerMenu, registerUnit, register, modalUrl, userInfo, phoneCheck },

  reducers: {
    save: (state: UserState, { payload }: { payload: Partial<UserState> }): UserState => ({
      ...state,
      ...payload,
    }),
  },
};
