import type { HomeBlock } from '@contract/content';
import {
  type CmsTypeKey,
  type ContentPage,
  fetchAdminUrl,
  fetchContent,
  fetchHome,
  listContent,
} from '@/services/content';

/**
 * What outlives the home page (req:spec-homepage-state). `proDetail` is an object at first, later the rows of a sorted
 * list.
 */
export interface HomepageState {
  name: string;
  loading: boolean;
  homeData: HomeBlock[];
  proDetail: ContentPage['list'] | Record<string, never>;
}

interface Command {
  call: <A extends unknown[], R>(fn: (...args: A) => Promise<R>, ...args: A) => unknown;
  put: (action: { type: string; payload?: unknown }) => unknown;
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

const query: Effect<undefined> = function* (_, { put }) {
  yield put({ type: 'save', payload: { name: '首页' } });
};

/** Loading begins true and ends with the home call, whatever became of it (req:product-home-loading). */
const home: Effect<undefined> = function* (_, { call, put }) {
  try {
    const homeData: HomeBlock[] = yield call(fetchHome);
    yield put({ type: 'save', payload: { homeData } });
  } finally {
    yield put({ type: 'save', payload: { loading: false } });
  }
};

const sortedList: Effect<{ type: CmsTypeKey; p: Parameters<typeof listContent>[1] }> = function* (
  { payload },
  { call, put },
) {
  const { list }: ContentPage = yield call(listContent, payload.type, payload.p);
  yield put({ type: 'save', payload: { proDetail: list } });
};

const typeList: Effect<{ cmsTypeKey: CmsTypeKey }, ContentPage['list']> = function* ({ payload }, { call }) {
  const { list }: ContentPage = yield call(listContent, payload.cmsTypeKey, {});
  return list;
};

const detail: Effect<
  { cmsTypeKey: CmsTypeKey; id?: number },
  Awaited<ReturnType<typeof fetchContent>>
> = function* ({ payload }, { call }) {
  return yield call(fetchContent, payload.cmsTypeKey, payload.id);
};

const adminUrl: Effect<undefined, string> = function* (_, { call }) {
  return yield call(fetchAdminUrl);
};

export default {
  namespace: 'homepage',

  state: { name: '', loading: true, homeData: [], proDetail: {} } as HomepageState,

  effects: { query, home, sortedList, typeList, detail, adminUrl },

  reducers: {
    save: (state: HomepageState, { payload }: { payload: Partial<HomepageState> }): HomepageState => ({
      ...state,
      ...payload,
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
