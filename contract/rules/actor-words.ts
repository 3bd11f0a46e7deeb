import { asWritten, type Word, wordTable } from '@contract/word';

/** Who acts, where no name is given: the office acts as one, and its people are not named to applicants. */
export const ACTOR_TEXTS = {
  leader: '负责人',
  successor: '拟任负责人',
  unit: '所在单位',
  office: '开创专项办公室',
  expert: '评审专家',
  system: '系统',
} as const;
export const ACTOR_WORDS = wordTable('actor', ACTOR_TEXTS);

/** The actor's name, of a person or a unit, unchanged where there is one; otherwise the role. */
export const actorWord = (actor: keyof typeof ACTOR_TEXTS, name?: string | null): Word =>
  name ? asWritten(name) : ACTOR_WORDS.word(actor);
