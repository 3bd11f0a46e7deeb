import { type Word, wordTable } from '@contract/word';

/** The facts about the reviews of an application that its decision depends on. */
export interface ReviewPanel {
  /** Experts who are assigned, without those who declared a conflict. */
  reviewsAssigned: number;
  /** How many of them have submitted. */
  reviewsDone: number;
  /** Least number of reviews, set by the 批次. */
  reviewMinimum: number;
}

/** Reasons why an act of the office has to wait. */
export const WAITING_WORDS = wordTable('waiting', {
  open: '还有 {n} 位专家没有提交评审',
  few: '还需分配 {n} 位专家，本批次至少 {min} 位',
  fewOpen: '还需分配 {n} 位专家；已分配的还有 {open} 位没有提交评审',
  publicity: '公示将于 {at}结束',
  unannounced: '公示名单未发布，发布后开始计算公示期',
  certification: '负责人通过实名认证后即可上报',
});

/** Number of experts still to be assigned. */
export const expertsMissing = ({
  reviewsAssigned,
  reviewMinimum,
}: Pick<ReviewPanel, 'reviewsAssigned' | 'reviewMinimum'>): number =>
  Math.max(0, reviewMinimum - reviewsAssigned);

/**
 * Why the review is not complete; null once enough experts are assigned and all of them have submitted. What the office
 * itself can do comes first.
 */
export const panelFault = (panel: ReviewPanel): Word | null => {
  const open = panel.reviewsAssigned - panel.reviewsDone;
  const n = expertsMissing(panel);
  if (n > 0)
    return open > 0
      ? WAITING_WORDS.word('fewOpen', { n, open })
      : WAITING_WORDS.word('few', { n, min: panel.reviewMinimum });
  return open > 0 ? WAITING_WORDS.word('open', { n: open }) : null;
};
