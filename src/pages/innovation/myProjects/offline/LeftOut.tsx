import { patternOf } from '@contract/rules/field-labels';
import { useText } from '@/i18n/useText';
import { scrollStop } from '@/utils/scroll-stop';
import type { Left } from './form-shape';
import styles from './offline.module.css';

interface Props {
  left: readonly Left[];
  labelOf: (path: string) => string;
}

/** What the file holds and the form does not take, so that nobody believes it is there. */
export function LeftOut({ left, labelOf }: Props) {
  const t = useText();
  const placeOf = (path: string): string =>
    patternOf(path) === path
      ? labelOf(path)
      : `${labelOf(path.split('.').slice(0, 2).join('.'))} · ${labelOf(path)}`;
  return (
    <section className={styles.part} aria-labelledby="offline-left">
      <h2 id="offline-left">{t('offline.left.self.title', { n: left.length })}</h2>
      <p>{t('offline.left.self.help')}</p>
      <ul className={styles.list}>
        {left.map(({ key, kind, path, text }) => (
          <li key={key} className={styles.left}>
            {path && <b>{placeOf(path)}</b>}
            <span>{t(`offline.left.${kind}.label`)}</span>
            {text && <blockquote ref={scrollStop}>{text}</blockquote>}
          </li>
        ))}
      </ul>
    </section>
  );
}
