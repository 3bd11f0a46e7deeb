/** What nobody says any more and still stands in notices that were kept: its translations stay, for their readers. */
export const RETIRED_SENTENCES = {
  'notice.apply.mend': '请于 {at}前修改并提交',
} as const;
