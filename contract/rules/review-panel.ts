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

/** Reviews a decision rests on where the period says nothing else (assumed). */
export const REVIEW_MINIMUM = 3;
export const REVIEW_MINIMUM_MAX = 15;

/** What an act of the office waits for. */
export const WAITING_WORDS = wordTable('waiting', {
  open: '还有 {n} 位专家没有提交评审',
  few: '本批次至少需要 {min} 份评审，现有 {n} 份',
  publicity: '公示将于 {at} 结束',
  certification: '负责人通过实名认证后即可上报',
});

/** Why the panel's work is not finished, or null: everybody asked has handed in, and enough of them were asked. */
export const panelFault = ({ reviewsAssigned, reviewsDone, reviewMinimum }: ReviewPanel): Word | null => {
  if (reviewsDone < reviewsAssigned) return WAITING_WORDS.word('open', { n: reviewsAssigned - reviewsDone });
  return reviewsDone < reviewMinimum
    ? WAITING_WORDS.word('few', { min: reviewMinimum, n: reviewsDone })
    : null;
};
