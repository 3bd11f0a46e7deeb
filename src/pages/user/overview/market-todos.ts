import type { UserHome } from '@/services/account';
import type { TodoItem, Verb } from './todo-item';

/** A demand or achievement of the reader that does not proceed until they act. */
type Stalled = UserHome['waiting']['stalled'][number];

const STALLED: Record<Stalled['why'], { words: Verb; to: (id: number) => string }> = {
  demandReturned: {
    words: ['user.todo.demandReturned.title', 'user.todo.returned.action'],
    to: (id) => `/user/demand/${id}`,
  },
  demandExpired: {
    words: ['user.todo.demandExpired.title', 'user.todo.staff.action'],
    to: (id) => `/user/demand/${id}`,
  },
  achiReturned: {
    words: ['user.todo.achiReturned.title', 'user.todo.returned.action'],
    to: (id) => `/user/achi/mine/detail/${id}`,
  },
};

export const ofStalled = ({ why, id, title: note }: Stalled): TodoItem => {
  const { words, to } = STALLED[why];
  const [title, action] = words;
  return { key: `${why}-${id}`, deadline: null, title, note, action, to: to(id) };
};
