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
import type { Effect } from './effect';

/** A signed-in person; their roles are facts of `access`. */
export type Person = Omit<SessionInfo['user'], 'roles'>;

/** Who is signed in; empty for a visitor (req:spec-user-state). */
export interface UserState {
  userInfo: Person | Record<string, never>;
}

type Tokens = Awaited<ReturnType<typeof submitRegistration>>;

export const personOf = ({ user: { roles, ...person } }: SessionInfo): Person => person;

const userInfo: Effect<undefined, SessionInfo> = function* (_, { call, put }) {
  const session: SessionInfo = yield call(fetchSession);
  yield put({ type: 'save', payload: { userInfo: personOf(session) } });
  return session;
};

const registerMenu: Effect<undefined, RegisterMenu> = function* (_, { call }) {
  return yield call(fetchRegisterMenu);
};

const register: Effect<PersonRegistration, Tokens> = function* ({ payload }, { call }) {
  return yield call(submitRegistration, payload);
};

const registerUnit: Effect<UnitRegistration, Tokens> = function* ({ payload }, { call }) {
  return yield call(submitUnitRegistration, payload);
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
