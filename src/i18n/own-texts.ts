type Texts = Record<string, string>;

let known: Texts = {};

/** Called by every module of a build that names texts (config/plugins/own-texts.cjs). */
export const addTexts = (more: Texts): void => {
  Object.assign(known, more);
};

/** From now on what is added is seen by whoever reads these messages; what came before the start is handed over. */
export const keepTextsIn = (messages: Texts): void => {
  known = Object.assign(messages, known);
};
