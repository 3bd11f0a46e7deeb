import { beijingTime } from '@contract/rules/beijing-time';
import { EVENT_LABELS, STATUS_LABELS } from '@contract/rules/status-labels';
import type { Transition } from '@contract/rules/status-machine';
import type { Transaction } from '@server/db/database';
import { notify } from '@server/modules/notification/service';
import type { Sealer } from '@server/sealing';
import type { HeadRow } from './head-query';
import { accountsWith } from './people-repository';

interface Message {
  to: number[];
  title: string;
  link: string;
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
    });
  if (handler === 'office' && (event === 'report' || event.startsWith('submit_stage')))
    messages.push({
      to: await accountsWith(tx, 'cms:apply:decide'),
      title: `${title}${EVENT_LABELS[event]}，等待处理`,
      link: `/admin/applications/${id}`,
    });
  return messages;
};

const bodyOf = (head: HeadRow, reason: string | null): string =>
  [
    reason,
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
  const body = bodyOf(head, reason);
  for (const { to, title, link } of await messagesFor(tx, transition, head))
    for (const accountId of to)
      if (accountId !== actorId) {
        const isQueue = accountId !== head.ownerId;
        await notify(tx, sealer, { accountId, kind: 'application', title, body, link, isQueue }, now);
      }
};
