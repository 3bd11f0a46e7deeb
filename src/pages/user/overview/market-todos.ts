import type { UserHome } from '@/services/account';
import type { TodoItem, Verb } from './todo-item';

/** What other people wait for, and what stands still, each with the place where it goes on. */
export type Asked = UserHome['waiting'];

type Stalled = Asked['stalled'][number];

const STALLED: Record<Stalled['why'], { words: Verb; at: string }> = {
  demandReturned: {
    words: ['user.todo.demandReturned.title', 'user.todo.returned.action'],
    at: '/user/demand',
  },
  demandExpired: { words: ['user.todo.demandExpired.title', 'user.todo.staff.action'], at: '/user/demand' },
  achiReturned: {
    words: ['user.todo.achiReturned.title', 'user.todo.returned.action'],
    at: '/user/achi/mine/detail',
  },
};

const ofStalled = ({ why, id, title: note }: Stalled): TodoItem => {
  const { words, at } = STALLED[why];
  const [title, action] = words;
  return { key: `${why}-${id}`, deadline: null, title, note, action, to: `${at}/${id}` };
};

export const ofAsked = ({ replies, contributions, stalled }: Asked): TodoItem[] => [
  ...replies.map(
    ({ demandId, title, n }): TodoItem => ({
      ...{ key: `replies-${demandId}`, deadline: null, title: 'demand.reply.waiting.label', values: { n } },
      ...{ note: title, action: 'demand.reply.waiting.action' },
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
