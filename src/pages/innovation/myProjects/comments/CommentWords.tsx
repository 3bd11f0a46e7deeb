import { splitMentions } from '@contract/rules/mentions';
import styles from './comments.module.css';

/** The text of a comment, with the `@` names emphasised. */
export const CommentWords = ({ text, names }: { text: string; names: readonly string[] }) => (
  <p className={styles.words}>
    {splitMentions(text, names).map(({ at, words, isMention }) =>
      isMention ? <b key={at}>{words}</b> : <bdi key={at}>{words}</bdi>,
    )}
  </p>
);
