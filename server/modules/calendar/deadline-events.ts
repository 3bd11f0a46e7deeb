import type { ApplicationStatus } from '@contract/enums';
import { beijingTime } from '@contract/rules/beijing-time';
import type { Schema } from '@server/db/schema';
import { datedApplications } from '@server/modules/apply/service';
import { listOpenPeriods } from '@server/modules/period/service';
import type { Kysely } from 'kysely';
import type { CalendarEvent } from './ics-text';

const BEFORE = ['P7D', 'P2D', 'PT3H'];

const WORDS: Partial<Record<ApplicationStatus, string>> = {
  draft: '申报截止',
  withdrawn: '申报截止',
  returned: '修改期限',
  submitted: '单位审核截止',
  unit_review: '单位审核截止',
  formal_check: '形式审查截止',
  expert_review: '专家评审截止',
  publicity: '公示截止',
  approved: '阶段一成果提交截止',
  stage_one: '阶段一成果提交截止',
  stage_two: '阶段二成果提交截止',
};

type Dated = Awaited<ReturnType<typeof datedApplications>>[number];

/** Once the first stage is passed, its application waits for the second. */
const wordOf = ({ status, stageOneStatus }: Dated): string =>
  (status === 'stage_one' && stageOneStatus === 'passed' ? WORDS.stage_two : WORDS[status]) ?? '期限';

interface Room {
  db: Kysely<Schema>;
  origin: string;
  now: Date;
}

const applicationEvent = (application: Dated, { origin }: Room): CalendarEvent[] => {
  const { id, title, no, deadline, handler, datedAt, periodName, status } = application;
  if (!deadline) return [];
  const word = wordOf(application);
  const name = title || '未命名的申报';
  const facts = [`截止时间：${beijingTime(deadline.toISOString())}`, periodName, no ?? ''].filter(Boolean);
  return [
    {
      uid: `application-${id}-${status}@${new URL(origin).host}`,
      at: deadline,
      title: `${word}：${name}`,
      text: facts.join('\n'),
      url: `${origin}/innovation/myProjects/${id}`,
      changedAt: datedAt,
      // What a unit or the office has to do gets no alarm in the applicant's calendar.
      alarms: handler === 'applicant' ? BEFORE : [],
    },
  ];
};

/** A person's deadlines: of applications that have not ended, and of open periods in which they have none. */
export const deadlineEvents = async (room: Room, accountId: number): Promise<CalendarEvent[]> => {
  const { db, origin, now } = room;
  const applications = await datedApplications(db, accountId);
  const begun = new Set(applications.map(({ periodId }) => periodId));
  const open = (await listOpenPeriods(db, now)).filter(({ id }) => !begun.has(id));
  return [
    ...applications.flatMap((application) => applicationEvent(application, room)),
    ...open.map(({ id, name, applyEnd, updatedAt }) => ({
      uid: `period-${id}@${new URL(origin).host}`,
      at: applyEnd,
      title: `申报截止：${name}`,
      text: `截止时间：${beijingTime(applyEnd.toISOString())}\n还没有开始填写`,
      url: `${origin}/innovation/myProjects/new`,
      changedAt: updatedAt,
      alarms: BEFORE,
    })),
  ];
};
