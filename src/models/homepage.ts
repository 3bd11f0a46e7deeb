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
 * State that outlives the home page (req:spec-homepage-state). `proDetail` is an empty object at first, later the rows
 * of a sorted list.
 */
export interface HomepageState {
  name: string;
  loading: boolean;
  homeData: HomeBlock[];
  proDetail: ContentPage['list'] | Record<string, never>;
}

/** The title in the reader's language; after a change of language the page runs this effect again. */
const query: Effect<undefined> = function* (_, { put }) {
  yield put({ type: 'save', payload: { name: getIntl().formatMessage({ id: 'home.page.title' }) } });
};

/** `loading` begins true and ends with the home call, whether it succeeded or not (req:product-home-loading). */
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

/** Stores the rows and returns them to the caller together with total, topics and years. */
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

  // takeLatest: rows that arrive late must not replace those requested since.
  effects: { query, home, sortedList: [sortedList, { type: 'takeLatest' }], typeList, detail, adminUrl },

  reducers: {
    save: (state: HomepageState, { payload }: { payload: Partial<HomepageState> }): HomepageState => ({
      ...state,
      ...payload,
    }),
  },

  subscriptions: { setup: onHome },
};
