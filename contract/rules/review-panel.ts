import { type Word, wordTable } from '@contract/word';

/** The reviews of one application, as far as the decision hangs on them. */
export interface ReviewPanel {
  /** Experts who were asked; those who declared a conflict are left out. */
  reviewsAssigned: number;
  /** Of these, how many have handed in. */
  reviewsDone: number;
  /** 批次: so many reviews at least. */
  reviewMinimum: number;
}

/** What an act of the office waits for. */
export const WAITING_WORDS = wordTable('waiting', {
  open: '还有 {n} 位专家没有提交评审',
  few: '还需分配 {n} 位专家，本批次至少 {min} 位',
  fewOpen: '还需分配 {n} 位专家；已分配的还有 {open} 位没有提交评审',
  publicity: '公示将于 {at}结束',
  unannounced: '公示名单未发布，发布后开始计算公示期',
  certification: '负责人通过实名认证后即可上报',
});

/** How many experts are still to be asked. */
export const expertsMissing = ({
  reviewsAssigned,
  reviewMinimum,
}: Pick<ReviewPanel, 'reviewsAssigned' | 'reviewMinimum'>): number =>
  Math.max(0, reviewMinimum - reviewsAssigned);

/**
 * Why the panel's work is not finished, or null: enough were asked, and everybody asked has handed in. What the office
 * can do itself is said first.
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
