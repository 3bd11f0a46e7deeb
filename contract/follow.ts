import { type TInteger, type TOptional, Type } from 'typebox';
import { ApplicationSummary, Status } from './apply';
import { data, endpointTable, rows } from './endpoint';
import { SECTIONS, type Section } from './enums';
import { Closed, IdParams, listQuery, Nullable, OneOf, Text } from './schema';

export const UNIT_LIST_COLUMNS = ['submittedAt', 'updateTime', 'title'] as const;

/** How long applications used to stay in a status, from what really happened. */
export const Pace = Closed({
  status: Status,
  /** Half of them were through after so many days; null while there are too few to say. */
  medianDays: Nullable(Type.Number({ minimum: 0 })),
  /** Nine of ten were. */
  mostDays: Nullable(Type.Number({ minimum: 0 })),
  count: Type.Integer({ minimum: 0 }),
});

/** Minutes a section usually takes; one that too few have filled in is missing. */
const StepMinutes = Closed(
  Object.fromEntries(
    SECTIONS.map((section) => [section, Type.Optional(Type.Integer({ minimum: 1 }))]),
  ) as Record<Section, TOptional<TInteger>>,
);

export const followCalls = endpointTable({
  'GET /prod-api/cms/apply/unitList': {
    summary: '本单位的申报，供单位审核',
    access: 'cms:apply:audit',
    query: listQuery(UNIT_LIST_COLUMNS, {
      state: Type.Optional(OneOf(['waiting', 'all'])),
      keyword: Type.Optional(Text(60)),
    }),
    reply: rows(
      Closed({ ...ApplicationSummary.properties, ownerName: Text(80) }),
      Closed({ waiting: Type.Integer({ minimum: 0 }) }),
    ),
    assumed: true,
  },
  'GET /prod-api/cms/apply/stepTimes': {
    summary: '申报书每一步通常需要多少分钟',
    access: 'signedIn',
    reply: data(StepMinutes),
    assumed: '按各次保存之间的时间统计；少于 10 份申报的步骤不返回',
  },
  'GET /prod-api/cms/apply/{id}/pace': {
    summary: '这一状态通常需要多久',
    access: 'signedIn',
    params: IdParams,
    reply: data(Pace),
    assumed: true,
  },
});
