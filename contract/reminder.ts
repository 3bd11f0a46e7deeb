import { Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { OPEN_MATTERS } from './reminder-choices';
import { Closed, Nullable, SomeOf, Text, Time } from './schema';

const Clock = Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' });
const Settings = {
  /** Quiet hours in Beijing time; null where the person wants none. */
  quiet: Nullable(Closed({ from: Clock, until: Clock })),
  /** One mail in the morning instead of one for each date. */
  digest: Type.Boolean(),
  /** Weekly mail on the progress of the person's open applications. */
  weekly: Type.Boolean(),
};

const Reminders = Closed({
  ...Settings,
  next: Type.Array(
    Closed({
      matter: Type.Enum([...OPEN_MATTERS]),
      title: Text(80),
      link: Text(200),
      at: Time,
      deadline: Time,
    }),
    { maxItems: 3 },
  ),
});

export const reminderCalls = endpointTable({
  'GET /prod-api/system/reminder': {
    summary: '本人的提醒设置，与接下来的三次提醒',
    access: 'signedIn',
    reply: data(Reminders),
    assumed: true,
  },
  'PUT /prod-api/system/reminder': {
    summary: '修改免打扰时段、每日汇总与每周进展',
    access: 'signedIn',
    ownCare: true,
    // Only the changed settings are sent, because another window may have changed the others.
    body: SomeOf(Closed(Settings)),
    reply: data(Reminders),
    assumed: true,
  },
});
