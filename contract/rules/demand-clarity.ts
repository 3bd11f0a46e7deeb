import type { DemandDraft } from '@contract/demand-posting';

/** The facts that let a reader judge whether the task can be done, and by whom. */
export const CLARITY_FACTS = ['present', 'target', 'constraint', 'budget', 'term', 'ip'] as const;
export type ClarityFact = (typeof CLARITY_FACTS)[number];

/** Weights that add up to 100. Vague figures are the main reason why demands find nobody, so they weigh most. */
const WEIGHT: Record<ClarityFact, number> = {
  present: 20,
  target: 25,
  constraint: 15,
  budget: 15,
  term: 10,
  ip: 15,
};

const FIGURE = /\d|[一二三四五六七八九十百千万两]\s*(?:分之|倍|成|个|次|小时|分钟|天|月|年|毫米|微米)/u;
const PRESENT = /目前|现有|现在|当前|已有|平均|现状/u;
const TARGET = /希望|目标|要求|达到|提高|提升|降低|降至|缩短|控制在|不低于|不高于|不少于|不超过|以内|优于/u;
const CONSTRAINT = /不能|不得|不可|不增加|不改变|不接触|不影响|限制|限于|约束|只能|现场|环境|可提供|条件/u;
const IP = /知识产权|专利|著作权|成果归|归属|归双方|共有|许可|保密/u;
const LONG_ENOUGH = 10;

const sentences = (text: string): string[] => text.split(/[。；;！!？?\n]/u);
/** A figure counts only beside the word it belongs to. */
const says = (text: string, word: RegExp): boolean =>
  sentences(text).some((sentence) => word.test(sentence) && FIGURE.test(sentence));

const TESTS: Record<ClarityFact, (draft: DemandDraft) => boolean> = {
  present: ({ problem, indicators }) =>
    indicators.some(({ current }) => FIGURE.test(current)) || says(problem, PRESENT),
  target: ({ problem, indicators }) =>
    indicators.some(({ target }) => FIGURE.test(target)) || says(problem, TARGET),
  constraint: ({ problem, conditions }) =>
    conditions.trim().length >= LONG_ENOUGH || CONSTRAINT.test(problem),
  // 面议 is allowed, but without a budget nobody can tell the size of the task.
  budget: ({ budgetMin, budgetMax }) => budgetMin !== null && budgetMax !== null,
  term: ({ expectedBy }) => expectedBy !== null,
  ip: ({ problem, conditions, cooperation }) => IP.test(`${cooperation} ${conditions} ${problem}`),
};

export interface Clarity {
  score: number;
  missing: ClarityFact[];
}

/** How many of the important facts a draft states. This is advice only; nothing is refused because of it. */
export function demandClarity(draft: DemandDraft): Clarity {
  const missing = CLARITY_FACTS.filter((fact) => !TESTS[fact](draft));
  return { score: 100 - missing.reduce((sum, fact) => sum + WEIGHT[fact], 0), missing };
}
