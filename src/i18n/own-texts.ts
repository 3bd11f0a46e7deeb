type Texts = Record<string, string>;

let known: Texts = {};

/** Called by every module of a build that uses texts (config/plugins/own-texts.cjs). */
export const addTexts = (more: Texts): void => {
  Object.assign(known, more);
};

/** From now on texts are added to these messages directly; those added before the start are copied into them. */
export const keepTextsIn = (messages: Texts): void => {
  known = Object.assign(messages, known);
};
