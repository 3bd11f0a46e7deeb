import type { ApplicationStatus } from '@contract/enums';
import { beijingTime } from '@contract/rules/beijing-time';
import { deadlineOf } from '@contract/rules/promise';
import { EVENT_LABELS, STATUS_LABELS } from '@contract/rules/status-labels';
import type { Transition } from '@contract/rules/status-machine';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { HeadRow } from '@server/modules/apply/lists/head-query';
import { accountsWith } from '@server/modules/apply/people-repository';
import { notify } from '@server/modules/notification/service';

interface Message {
  to: number[];
  title: string;
  link: string;
  /** Whoever has to act now reads by when. */
  isTurn?: boolean;
}

/** The owner hears of what others did; the unit and the office hear of what now lies with them. */
const messagesFor = async (tx: Transaction, { event, by }: Transition, head: HeadRow): Promise<Message[]> => {
  const { id, ownerId, unitId, handler } = head;
  const title = `“${head.title}”`;
  const messages: Message[] = [];
  if (!by.includes('applicant'))
    messages.push({
      to: [ownerId],
      title: `${title}${EVENT_LABELS[event]}，当前状态：${STATUS_LABELS[head.status]}`,
      link: `/user/myProjects/${id}`,
    });
  const link = `/user/myProjects/${id}`;
  if (event === 'withdraw' && unitId !== null)
    messages.push({
      to: await accountsWith(tx, 'cms:apply:audit', unitId),
      title: `${title}已由负责人撤回`,
      // What was withdrawn is the applicant's own again: the queue is what is left to see.
      link: '/user/myProjects?tab=audit',
    });
  if (event === 'submit' && unitId !== null)
    messages.push({
      to: await accountsWith(tx, 'cms:apply:audit', unitId),
      title: `${title}已提交，等待单位审核`,
      link,
      isTurn: true,
    });
  if (handler === 'office' && (event === 'report' || event.startsWith('submit_stage')))
    messages.push({
      to: await accountsWith(tx, 'cms:apply:decide'),
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

/** One notice each to those concerned, in the channels they chose, in the transaction of the act itself. */
export const tellConcerned = async (
  tx: Transaction,
  sealer: Sealer,
  transition: Transition,
  head: HeadRow,
  { actorId, reason, now }: { actorId: number | null; reason: string | null; now: Date },
): Promise<void> => {
  for (const { to, title, link, isTurn = false } of await messagesFor(tx, transition, head)) {
    const body = bodyOf(head, reason, isTurn);
    for (const accountId of to)
      if (accountId !== actorId) {
        const isQueue = accountId !== head.ownerId;
        await notify(tx, sealer, { accountId, kind: 'application', title, body, link, isQueue }, now);
      }
  }
};
