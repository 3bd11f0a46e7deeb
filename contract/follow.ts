import { type TInteger, type TOptional, Type } from 'typebox';
import { ApplicationSummary, Status } from './apply';
import { data, endpointTable, rows } from './endpoint';
import { SECTIONS, type Section } from './enums';
import { KEYWORD_MAX } from './limits';
import { Closed, Id, IdParams, listQuery, Nullable, OneOf, Text, Time } from './schema';

const UNIT_LIST_COLUMNS = ['submittedAt', 'updateTime', 'title'] as const;

/** The place in the queue: among the first ten, the eleventh to the fiftieth, or behind. */
const QUEUE_BANDS = ['front', 'middle', 'back'] as const;

/** How long comparable applications really spent in the current step; null while there are too few of them. */
export const Pace = Closed({
  status: Status,
  /**
   * The applications counted: those of the same period, or of earlier ones while too few of this period have finished.
   */
  basis: Nullable(OneOf(['period', 'earlier'])),
  /** Number of days within which half of them finished the step. */
  medianDays: Nullable(Type.Number({ minimum: 0 })),
  /** Number of days within which nine of ten finished it. */
  mostDays: Nullable(Type.Number({ minimum: 0 })),
  count: Nullable(Type.Integer({ minimum: 1 })),
  /** A band, never the exact position, which would reveal what others have filed. Null where there is no queue. */
  queue: Nullable(OneOf(QUEUE_BANDS)),
  /** It waits for the audit of a unit that has no administrator. */
  unattended: Type.Boolean(),
});

const Count = Type.Integer({ minimum: 0 });
const Told = Closed({
  /**
   * Who will be notified of an action: the leader and the authors. The office also sees those who audit for the unit,
   * and which channels reach each person; the unit sees the names only.
   */
  next: Type.Array(
    Closed({
      name: Text(80),
      site: Type.Optional(Type.Boolean()),
      email: Type.Optional(Type.Boolean()),
      sms: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Per event, newest first: the number of notices on the site, and the delivery state of mail and text messages. */
  past: Type.Array(
    Closed({
      eventId: Id,
      at: Time,
      site: Count,
      sent: Type.Array(
        Closed({ channel: OneOf(['email', 'sms']), arrived: Count, waiting: Count, failed: Count }),
      ),
    }),
  ),
});

/** Minutes that a section usually takes; a section that too few people have filled in is left out. */
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
      keyword: Type.Optional(Text(KEYWORD_MAX)),
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
  'GET /prod-api/cms/apply/{id}/told': {
    summary: '办理后将通知谁、经哪些渠道，以前各次通知的送达',
    access: 'signedIn',
    params: IdParams,
    reply: data(Told),
    assumed:
      '给管理方；单位审核人在可以退回时只得到姓名；按事件列出站内、邮件与短信的条数；收件地址与正文不在其中',
  },
  'GET /prod-api/cms/apply/{id}/pace': {
    summary: '这一步通常需要多久，排在前面还是后面',
    access: 'signedIn',
    params: IdParams,
    reply: data(Pace),
    assumed:
      '与“承诺兑现”同一口径：先按本批次统计，少于 3 项时按近三年以往批次；仍不足 3 项、或不在任何一步之中则为 null。queue 为 front（前 10 件）、middle（11–50）或 back',
  },
});
