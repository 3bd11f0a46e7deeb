/** Decision letters (通知书) by the decision that they document, with their headings. */
export const LETTER_TEXTS = {
  approved: '立项通知书',
  not_funded: '不予立项通知书',
  rejected: '不予受理通知书',
  stage_one: '阶段一成果通过通知书',
  closed: '结题通知书',
  terminated: '项目终止通知书',
} as const;
export type LetterKind = keyof typeof LETTER_TEXTS;
export const LETTERS = Object.keys(LETTER_TEXTS) as LetterKind[];
export const LETTER_STATES = ['current', 'replaced', 'withdrawn'] as const;
