import { type Static, Type } from 'typebox';
import { data, endpointTable, fields, rows } from './endpoint';
import { SEARCH_LIMITS } from './limits';
import { Closed, Nullable, OneOf, Text, Time } from './schema';

/** Kinds the search overlay groups by. */
export const SEARCH_KINDS = [
  'announcement',
  'notification',
  'policyDoc',
  'commonTemplates',
  'faq',
  'demand',
  'achievement',
  'course',
  'project',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Passages to highlight, as start and end in UTF-16 units. */
const Marks = Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]));
export const SearchHit = Closed({
  kind: OneOf(SEARCH_KINDS),
  title: Text(300),
  titleMarks: Marks,
  excerpt: Text(400),
  excerptMarks: Marks,
  docNo: Nullable(Text(60)),
  link: Text(300),
  at: Time,
});
export type SearchHit = Static<typeof SearchHit>;

const keyword = Type.String({ minLength: SEARCH_LIMITS.min, maxLength: SEARCH_LIMITS.max });

/** One word that several people have searched, as the office sees it. */
export const PopularWord = Closed({
  keyword: Text(SEARCH_LIMITS.max),
  people: Type.Integer({ description: '搜过的人数：登录的人各算一人，访客合计至多算两人' }),
  /** The office has removed it from the suggestions of the search box. */
  struck: Type.Boolean(),
});
export type PopularWord = Static<typeof PopularWord>;

export const searchCalls = endpointTable({
  'GET /prod-api/cms/open/search': {
    summary: '全站搜索，按种类分组',
    access: 'public',
    lastGood: true,
    query: Closed({ keyword, kind: Type.Optional(OneOf(SEARCH_KINDS)) }),
    reply: data(
      Closed({
        groups: Type.Array(
          Closed({ kind: OneOf(SEARCH_KINDS), total: Type.Integer(), hits: Type.Array(SearchHit) }),
        ),
      }),
    ),
    assumed: true,
  },
  'POST /api/search_records': {
    summary: '记录一次搜索',
    access: 'public',
    body: Closed({
      keyword,
      scope: Type.Optional(Text(40)),
      filters: Type.Optional(Type.Record(Text(40), Text(60), { maxProperties: 12 })),
      hits: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    }),
    reply: fields(Closed({})),
    assumed: '字段为推定；hits 只供调用方自用，服务以自己搜到的条数为准',
  },
  'GET /api/search_records/suggest.json': {
    summary: '自己最近搜索的词与全站热词（至少 5 人搜过且搜到过内容）',
    access: 'public',
    reply: fields(
      Closed({ recent: Type.Array(Text(SEARCH_LIMITS.max)), hot: Type.Array(Text(SEARCH_LIMITS.max)) }),
    ),
    assumed: true,
  },
  'DELETE /api/search_records.json': {
    summary: '清除自己的搜索记录',
    access: 'signedIn',
    reply: fields(Closed({})),
    assumed: true,
  },
  'GET /prod-api/cms/search/words': {
    summary: '热门搜索词：多人搜过的词与已撤下的词',
    access: 'cms:content:edit',
    reply: rows(PopularWord),
    assumed: true,
  },
  'PUT /prod-api/cms/search/words': {
    summary: '撤下或恢复一个热门搜索词',
    access: 'cms:content:edit',
    body: Closed({ keyword, struck: Type.Boolean() }),
    reply: data(PopularWord),
    assumed: true,
  },
});
