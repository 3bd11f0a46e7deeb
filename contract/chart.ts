import { type Static, Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { CHART_ATTRIBUTES, CHART_SPLITS } from './enums';
import { KeptPromises } from './kept-promise';
import { Closed, Id, Nullable, OneOf, Text, Time } from './schema';

/** Value of applicants who have not filled the attribute in. */
export const CHART_BLANK = '';

/** `value` is null where the count is too small to show, or where showing it would reveal another that is too small. */
export const ChartCount = Closed({ name: Text(60), value: Nullable(Type.Integer()) });
export type ChartCount = Static<typeof ChartCount>;
/** A count and, where a split was requested, its parts; a part is null where it would reveal a small count. */
export const ChartSplitCount = Closed({
  name: Text(60),
  value: Nullable(Type.Integer()),
  parts: Type.Optional(Type.Array(ChartCount)),
});
export type ChartSplitCount = Static<typeof ChartSplitCount>;
export const ChartPeriodCount = Closed({
  period: Text(60),
  type: Text(60),
  value: Nullable(Type.Integer()),
});
export type ChartPeriodCount = Static<typeof ChartPeriodCount>;

/** What 数据概览 counts, in the order in which it is shown. */
export const OVERVIEW_KEYS = [
  'periods',
  'applications',
  'units',
  'approved',
  'closed',
  'achievements',
  'demands',
  'solved',
] as const;
export type OverviewKey = (typeof OVERVIEW_KEYS)[number];
/** Counts of records that are public individually, so that even a small count reveals nothing. */
export const OVERVIEW_OPEN: readonly OverviewKey[] = ['periods', 'achievements', 'demands', 'solved'];

export const Overview = Closed({
  /** When it was counted; at most ten minutes ago. */
  at: Time,
  /** Counts below this number are returned as null. */
  smallest: Type.Integer(),
  figures: Type.Array(Closed({ key: OneOf(OVERVIEW_KEYS), value: Nullable(Type.Integer()) })),
});
export type Overview = Static<typeof Overview>;

const period = { periodId: Type.Optional(Id) };

/** Only filed applications count; drafts and what was withdrawn do not. */
export const chartCalls = endpointTable({
  'GET /prod-api/cms/apply/specialApplyChartPCountByType': {
    summary: '各类别的申报数',
    access: 'cms:chart:list',
    query: Closed(period),
    reply: data(Type.Array(ChartCount)),
    assumed:
      '返回 [{name, value}]，不显示的排在最后；少于 3 的计数，以及与其他公开图表合看能推算出它的，value 为 null',
  },
  'GET /prod-api/cms/apply/selectUserCountByExt': {
    summary: '按单位性质、地区或职称统计申报人',
    access: 'cms:chart:list',
    query: Closed({
      ...period,
      ext: Type.Optional(OneOf(CHART_ATTRIBUTES)),
      split: Type.Optional(OneOf(CHART_SPLITS)),
    }),
    reply: data(Type.Array(ChartSplitCount)),
    assumed:
      'ext 取 nature（默认）、region 或 title；name 为字典值，空串表示未填写；split=category 时每项另有 parts，按最近一次申报的类别细分',
  },
  'GET /prod-api/cms/apply/selectPeriodPCountByType': {
    summary: '各批次、各类别的申报数',
    access: 'cms:chart:list',
    reply: data(Type.Array(ChartPeriodCount)),
    assumed: '返回 [{period, type, value}]，批次按时间先后；不显示的 value 为 null，与按类别的计数口径一致',
  },
  'GET /prod-api/cms/open/overview': {
    summary: '数据概览：批次、申报、立项、结题、成果与需求的总数',
    access: 'public',
    lastGood: true,
    recounts: true,
    reply: data(Overview),
    assumed: '少于 3 的申报、单位、立项与结题计数为 null；每十分钟统计一次，at 为统计时间',
  },
  'GET /prod-api/cms/open/promises': {
    summary: '承诺兑现：各批次每一步的办理用时与按期情况',
    access: 'public',
    lastGood: true,
    reply: data(KeptPromises),
    assumed:
      '只列已经开始的批次，最近的在前；少于 3 的计数及由其算出的数值为 null；用时按自然日计；未办完而已过约定日期的计入 owed、不计入 kept；每十分钟统计一次，at 为统计时间',
  },
});
