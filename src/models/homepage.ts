import type { HomeBlock } from '@contract/content';
import { getIntl } from '@umijs/max';
import {
  type CmsTypeKey,
  type ContentPage,
  fetchAdminUrl,
  fetchContent,
  fetchHome,
  listContent,
} from '@/services/content';
import { type Effect, onHome } from './effect';

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

/** In the reader's language; whoever changes it asks again. */
const query: Effect<undefined> = function* (_, { put }) {
  yield put({ type: 'save', payload: { name: getIntl().formatMessage({ id: 'home.page.title' }) } });
};

/** Loading begins true and ends with the home call, whatever became of it (req:product-home-loading). */
const home: Effect<undefined> = function* (_, { call, put }) {
  yield put({ type: 'save', payload: { loading: true } });
  try {
    const homeData: HomeBlock[] = yield call(fetchHome);
    yield put({ type: 'save', payload: { homeData } });
  } finally {
    yield put({ type: 'save', payload: { loading: false } });
  }
};

type Query = Parameters<typeof listContent>[1];

/** Stores the rows; who asked gets them as well, with what stands around them: total, topics, years. */
const sortedList: Effect<{ type: CmsTypeKey; p: Query }, ContentPage> = function* (
  { payload },
  { call, put },
) {
  const { list, ...around }: ContentPage = yield call(listContent, payload.type, payload.p);
  yield put({ type: 'save', payload: { proDetail: list } });
  return { ...around, list };
};

const typeList: Effect<{ cmsTypeKey: CmsTypeKey; p?: Query }, ContentPage['list']> = function* (
  { payload },
  { call },
) {
  const { list }: ContentPage = yield call(listContent, payload.cmsTypeKey, payload.p ?? {}, 'section');
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

  // Rows that come late must not stand in the place of those asked for since.
  effects: { query, home, sortedList: [sortedList, { type: 'takeLatest' }], typeList, detail, adminUrl },

  reducers: {
    save: (state: HomepageState, { payload }: { payload: Partial<HomepageState> }): HomepageState => ({
      ...state,
      ...payload,
    }),
  },

  subscriptions: { setup: onHome },
};
