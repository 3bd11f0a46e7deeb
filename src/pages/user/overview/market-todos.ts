import type { UserHome } from '@/services/account';
import type { TodoItem, Verb } from './todo-item';

/** A demand or an achievement of this person that does not go on without them. */
type Stalled = UserHome['waiting']['stalled'][number];

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

export const ofStalled = ({ why, id, title: note }: Stalled): TodoItem => {
  const { words, at } = STALLED[why];
  const [title, action] = words;
  return { key: `${why}-${id}`, deadline: null, title, note, action, to: `${at}/${id}` };
};
