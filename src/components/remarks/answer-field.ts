/** Id of the field for the answer to a remark, for links to it. */
export const answerFieldId = (remark: number): string => `remark-${remark}-answer`;
