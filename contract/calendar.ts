import { Type } from 'typebox';
import { data, endpointTable, file } from './endpoint';
import { Closed, Nullable, Text, Time } from './schema';

/** The address under which a calendar program reads one's deadlines: whoever knows it can read them. */
const CalendarFeed = Closed({ url: Text(300), createTime: Time });

export const calendarCalls = endpointTable({
  'GET /prod-api/cms/calendar': {
    summary: '我的日程订阅地址',
    access: 'signedIn',
    reply: data(Nullable(CalendarFeed)),
    assumed: '没有订阅时为 null',
  },
  'POST /prod-api/cms/calendar': {
    summary: '生成日程订阅地址；已有的地址随即失效',
    access: 'signedIn',
    reply: data(CalendarFeed),
    idempotent: true,
    assumed: true,
  },
  'DELETE /prod-api/cms/calendar': {
    summary: '停用日程订阅地址',
    access: 'signedIn',
    reply: data(Type.Null()),
    assumed: true,
  },
  'GET /prod-api/cms/open/calendar/{token}.ics': {
    summary: '申报期限的日程（iCalendar，RFC 5545）',
    access: 'public',
    params: Closed({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
    reply: file,
    assumed: '凭地址中的令牌读取，只含期限与项目名称',
  },
});
