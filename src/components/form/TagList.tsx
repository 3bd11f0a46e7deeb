import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import styles from './TagsField.module.css';

interface Props {
  label: string;
  tags: readonly string[];
  onRemove: (tag: string) => void;
}

/** Complete words, each with a button that removes it. */
export function TagList({ label, tags, onRemove }: Props) {
  const text = useText();
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
          <button
            type="button"
            aria-label={text('kit.tags.remove.action', { word: tag })}
            onClick={() => onRemove(tag)}
          >
            <Icon name="cross" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
