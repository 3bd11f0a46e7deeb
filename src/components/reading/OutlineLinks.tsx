import { classNames } from '@/utils/class-names';
import styles from './OutlineLinks.module.css';
import { type OutlineEntry, useCurrentHeading } from './useCurrentHeading';

interface Props {
  entries: readonly OutlineEntry[];
  /** The language of the headings, where it is not the one of the page. */
  lang?: string;
  onFollow?: () => void;
}

const TOP_LEVEL = 2;

/** The headings of the text as links; the one being read is marked. */
export function OutlineLinks({ entries, lang, onFollow }: Props) {
  const current = useCurrentHeading(entries);
  return (
    <ol className={styles.links}>
      {entries.map(({ id, level, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            lang={lang}
            className={classNames(level > TOP_LEVEL && styles.deeper)}
            aria-current={id === current ? 'location' : undefined}
            onClick={onFollow}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
