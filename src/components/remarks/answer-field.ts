/** Id of the field that takes the answer to a remark: whoever asks for the answer leads there. */
export const answerFieldId = (remark: number): string => `remark-${remark}-answer`;
