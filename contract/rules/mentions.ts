interface Named {
  name: string;
}

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches the longest fitting name: `@王明远` mentions 王明远 and not 王明. */
const mentionPattern = (names: readonly string[]): RegExp | null => {
  const known = [...new Set(names)].filter(Boolean).sort((one, other) => other.length - one.length);
  return known.length > 0 ? new RegExp(`[@＠](${known.map(escaped).join('|')})`, 'g') : null;
};

/**
 * People mentioned in a text by `@name`. If two have the same name, both are returned, since the text cannot
 * distinguish them.
 */
export const mentionedIn = <P extends Named>(text: string, people: readonly P[]): P[] => {
  const pattern = mentionPattern(people.map(({ name }) => name));
  if (!pattern) return [];
  const names = new Set([...text.matchAll(pattern)].map(([, name]) => name));
  return people.filter(({ name }) => names.has(name));
};

/** The text split in order into mentions and the rest. */
export const splitMentions = (
  text: string,
  names: readonly string[],
): { at: number; words: string; isMention: boolean }[] => {
  const pattern = mentionPattern(names);
  const parts: { at: number; words: string; isMention: boolean }[] = [];
  let end = 0;
  const plain = (until: number): void => {
    if (until > end) parts.push({ at: end, words: text.slice(end, until), isMention: false });
  };
  for (const { 0: words, index } of pattern ? text.matchAll(pattern) : []) {
    plain(index);
    parts.push({ at: index, words, isMention: true });
    end = index + words.length;
  }
  plain(text.length);
  return parts;
};
