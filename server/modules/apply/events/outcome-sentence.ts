import { ACTOR_WORDS } from '@contract/rules/actor-words';
import { beijingWord } from '@contract/rules/beijing-time';
import { EVENT_LABELS, EVENT_WORDS, STATUS_LABELS, STATUS_WORDS } from '@contract/rules/status-labels';
import type { Transition } from '@contract/rules/status-machine';
import { type Sentence, say } from '@contract/sentences/sentence';
import type { HeadRow } from '@server/modules/apply/head-query';

type Moved = Pick<HeadRow, 'title' | 'status' | 'dueAt'>;

/**
 * The outcome of an act for those who wrote the application: a return says who asks and by when; event and status are
 * not both said when one contains the other.
 */
export const outcomeSentence = ({ event, by }: Pick<Transition, 'event' | 'by'>, moved: Moved): Sentence => {
  const { title, dueAt } = moved;
  if (event === 'return' && dueAt)
    return say('notice.apply.returned', {
      who: ACTOR_WORDS.word(by.includes('unit') ? 'unit' : 'office'),
      title,
      at: beijingWord(dueAt.toISOString()),
    });
  const [act, status] = [EVENT_LABELS[event], STATUS_LABELS[moved.status]];
  if (act === status) return say('notice.apply.now', { title, status: STATUS_WORDS.word(moved.status) });
  const done = { title, event: EVENT_WORDS.word(event) };
  return act.includes(status)
    ? say('notice.apply.acted', done)
    : say('notice.apply.moved', { ...done, status: STATUS_WORDS.word(moved.status) });
};
