/**
 * A text of the contract: its id for translation, and its Chinese for the service, documents and mails. A placeholder's
 * value may itself be a word: 请填写{label}.
 */
export interface Word {
  id: string;
  chinese: string;
  params?: WordParams;
}
export type WordParams = Readonly<Record<string, string | number | Word>>;

export interface WordTable<Key extends string> {
  texts: Readonly<Record<Key, string>>;
  word(key: Key, params?: WordParams): Word;
  /** id → Chinese for all words, for translators. */
  all: () => Record<string, string>;
}

/** The words of one table, under `contract.{area}.{key}`. `words.ts` lists every table there is. */
export function wordTable<Key extends string>(
  area: string,
  texts: Readonly<Record<Key, string>>,
): WordTable<Key> {
  const idOf = (key: string): string => `contract.${area}.${key}`;
  return {
    texts,
    word: (key, params) => ({ id: idOf(key), chinese: texts[key], ...(params ? { params } : {}) }),
    all: () =>
      Object.fromEntries(Object.entries<string>(texts).map(([key, chinese]) => [idOf(key), chinese])),
  };
}

/** A text that came with the data and is shown unchanged: a name, or a label that an administrator wrote. */
export const asWritten = (chinese: string): Word => ({ id: '', chinese });

/** The Chinese text of a word with its placeholders filled in. */
export const inChinese = ({ id, chinese, params = {} }: Word): string => {
  if (id === '') return chinese;
  return chinese.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'object' ? inChinese(value) : String(value);
  });
};
