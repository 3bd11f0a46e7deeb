import type { ApplicationStatus } from '@contract/enums';
import type { Permission } from '@contract/permissions';
import { beijingTime } from '@contract/rules/beijing-time';
import { conditionOf } from '@contract/rules/filing-condition';
import { deadlineOf } from '@contract/rules/promise';
import { EVENT_LABELS, STATUS_LABELS } from '@contract/rules/status-labels';
import type { Transition } from '@contract/rules/status-machine';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { HeadRow } from '@server/modules/apply/lists/head-query';
import { accountsWith } from '@server/modules/apply/people-repository';
import { type Notice, notifyAll } from '@server/modules/notification/service';

/** Whoever looks after the applications of a unit. */
export const UNIT_AUDIT = 'cms:apply:audit' satisfies Permission;

/** Whoever holds a right; of one unit where it is named. */
interface Holders {
  permission: Permission;
  unitId?: number;
}
interface Message {
  to: Holders | { accountId: number };
  title: string;
  link: string;
  /** Whoever has to act now reads by when. */
  isTurn?: boolean;
}

/** The owner hears of what others did; the unit and the office hear of what now lies with them. */
const messagesFor = ({ event, by }: Transition, head: HeadRow, actorId: number | null): Message[] => {
  const { id, ownerId, unitId, handler } = head;
  const title = `“${head.title}”`;
  const messages: Message[] = [];
  const link = `/user/myProjects/${id}`;
  if (event === 'endorse')
    messages.push({
      to: { accountId: ownerId },
      title: `${title}单位已盖章，您通过实名认证后自动上报`,
      link: '/user?tab=certification',
    });
  else if (!by.includes('applicant'))
    messages.push({
      to: { accountId: ownerId },
      title: `${title}${EVENT_LABELS[event]}，当前状态：${STATUS_LABELS[head.status]}`,
      link,
    });
  if (event === 'withdraw' && unitId !== null)
    messages.push({
      to: { permission: UNIT_AUDIT, unitId },
      title: `${title}已由负责人撤回`,
      // What was withdrawn is the applicant's own again: the queue is what is left to see.
      link: '/user/myProjects?tab=audit',
    });
  if (event === 'submit' && unitId !== null)
    messages.push({
      to: { permission: UNIT_AUDIT, unitId },
      title: `${title}已提交，等待单位审核${conditionOf(head) ? '，以负责人通过实名认证为条件' : ''}`,
      link,
      isTurn: true,
    });
  // Nobody of the unit did it: the certification was agreed, and what they had stamped went on by itself.
  if (event === 'report' && actorId === null && unitId !== null)
    messages.push({
      to: { permission: UNIT_AUDIT, unitId },
      title: `${title}的负责人已通过实名认证，申报已自动上报`,
      link,
    });
  if (handler === 'office' && (event === 'report' || event.startsWith('submit_stage')))
    messages.push({
      to: { permission: 'cms:apply:decide' },
      title: `${title}${EVENT_LABELS[event]}，等待处理`,
      link: `/admin/applications/${id}`,
      isTurn: event === 'report',
    });
  return messages;
};

const TURN: Partial<Record<ApplicationStatus, string>> = {
  submitted: '完成单位审核',
  formal_check: '完成形式审查',
};

const turnOf = (head: HeadRow): string | null => {
  const [act, due] = [TURN[head.status], deadlineOf(head)];
  return act && due ? `请于 ${beijingTime(due.toISOString())} 前${act}` : null;
};

const bodyOf = (head: HeadRow, reason: string | null, isTurn: boolean): string =>
  [
    reason,
    isTurn ? turnOf(head) : null,
    head.status === 'returned' && head.dueAt
      ? `请于 ${beijingTime(head.dueAt.toISOString())} 前修改并提交`
      : null,
  ]
    .filter((line) => line !== null)
    .join('\n');

interface Told {
  transition: Transition;
  head: HeadRow;
  actorId: number | null;
  reason: string | null;
}

const noticesTo = (
  ids: readonly number[],
  { title, link, isTurn = false }: Message,
  { head, actorId, reason }: Told,
): Notice[] => {
  const body = bodyOf(head, reason, isTurn);
  return ids
    .filter((accountId) => accountId !== actorId)
    .map((accountId) => {
      const isQueue = accountId !== head.ownerId;
      return { accountId, kind: 'application', title, body, link, isQueue };
    });
};

/** The notices of an act of the applicant, where those who look after the unit are known already. */
export const noticesToUnit = (told: Told, auditors: readonly number[]): Notice[] =>
  messagesFor(told.transition, told.head, told.actorId).flatMap((message) =>
    noticesTo(auditors, message, told),
  );

/** One notice each to those concerned, in the channels they chose, in the transaction of the act itself. */
export const tellConcerned = async (
  tx: Transaction,
  sealer: Sealer,
  told: Told,
  now: Date,
): Promise<void> => {
  const notices: Notice[] = [];
  for (const message of messagesFor(told.transition, told.head, told.actorId)) {
    const { to } = message;
    const ids = 'accountId' in to ? [to.accountId] : await accountsWith(tx, to.permission, to.unitId);
    notices.push(...noticesTo(ids, message, told));
  }
  await notifyAll(tx, sealer, notices, now);
};
