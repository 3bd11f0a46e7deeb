import type { WaitingConfirmation } from '@contract/confirmation';
import type { WaitingInvitation } from '@contract/helper';
import type { AskedToLead } from '@contract/project-change';
import type { UserHome } from '@/services/account';
import { ofStalled } from './market-todos';
import type { TodoItem } from './todo-item';

type Waiting = UserHome['waiting'];

/** What other people wait for and records that are stalled, each with the place to continue. */
export interface Asked extends Waiting {
  /** Invitations to write or read somebody else's application. */
  invitations: readonly Pick<WaitingInvitation, 'code' | 'title' | 'expireTime'>[];
  /** Requests to confirm what such an application says about the reader. */
  confirmations: readonly Pick<WaitingConfirmation, 'code' | 'title' | 'state'>[];
  /** Requests to lead somebody else's project. */
  leads: readonly Pick<AskedToLead, 'applicationId' | 'title'>[];
}

/** Only invitations expire; the other requests have no date. */
export const ofInvitation = ({ code, title, expireTime }: Asked['invitations'][number]): TodoItem => ({
  key: `invited-${code}`,
  deadline: expireTime,
  title: 'user.todo.invited.title',
  note: title || null,
  action: 'people.waiting.self.action',
  to: `/innovation/myProjects/join?code=${code}`,
});

const ofConfirmation = ({ code, title, state }: Asked['confirmations'][number]): TodoItem => ({
  key: `confirm-${code}`,
  deadline: null,
  note: title || null,
  title: state === 'waiting' ? 'user.todo.confirm.title' : 'user.todo.confirmAgain.title',
  action: 'confirmations.waiting.self.action',
  to: `/innovation/myProjects/confirm?code=${code}`,
});

const ofLead = ({ applicationId, title }: Asked['leads'][number]): TodoItem => ({
  key: `lead-${applicationId}`,
  deadline: null,
  note: title,
  title: 'user.todo.lead.title',
  action: 'change.waiting.self.action',
  to: `/user/myProjects/${applicationId}#changes`,
});

export const ofAsked = ({ replies, contributions, confirmations, leads, stalled }: Asked): TodoItem[] => [
  ...confirmations.map(ofConfirmation),
  ...leads.map(ofLead),
  ...replies.map(
    ({ demandId, title, n }): TodoItem => ({
      key: `replies-${demandId}`,
      deadline: null,
      title: 'demand.reply.waiting.label',
      values: { n },
      note: title,
      action: 'demand.reply.waiting.action',
      to: `/user/demand/detail/${demandId}#demand-replies`,
    }),
  ),
  ...(contributions > 0
    ? [
        {
          key: 'contributions',
          deadline: null,
          title: 'user.todo.contributions.title' as const,
          values: { n: contributions },
          note: null,
          action: 'user.todo.contributions.action' as const,
          to: '/user/achi/mine',
        },
      ]
    : []),
  ...stalled.map(ofStalled),
];
