/**
 * Something the contract says: its id, for the reader's language, and the Chinese, for the service, for papers and
 * mails. What stands in a gap may be a word itself: 请填写{label}.
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
  /** id → Chinese of all of them, for those who translate. */
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

/** What came with the data, and is said as it is: a name, a label an administrator wrote. */
export const asWritten = (chinese: string): Word => ({ id: '', chinese });

/** The Chinese of a word, its gaps filled. */
export const inChinese = ({ id, chinese, params = {} }: Word): string => {
  if (id === '') return chinese;
  return chinese.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'object' ? inChinese(value) : String(value);
  });
};
