import { sameFigures } from '@contract/rules/figures';
import { lineDifferences } from '@contract/rules/line-differences';
import { useText } from '@/i18n/useText';
import { scrollStop } from '@/utils/scroll-stop';
import { type Kept, textsOf } from './kept-version';
import styles from './VersionDifference.module.css';

interface Props {
  /** What readers have now. */
  stands: Kept;
  /** The version that would be restored. */
  kept: Kept;
}

/** Number of unchanged lines shown around a change. */
const AROUND = 2;

/** What restoring would change, line by line: removed lines are struck through, added ones are marked. */
export function VersionDifference({ stands, kept }: Props) {
  const t = useText();
  const [now, then] = [textsOf(stands), textsOf(kept)];
  const parts = (['title', 'body', 'figures', 'files'] as const).filter((part) => now[part] !== then[part]);
  const isOtherPicture = now.figures === then.figures && !sameFigures([...stands.figures], [...kept.figures]);
  const labels = {
    title: t('admin.content.title.column'),
    body: t('admin.content.body.label'),
    figures: t('achi.picture.figures.title'),
    files: t('admin.content.files.title'),
  };
  return (
    <dl className={styles.parts}>
      {parts.map((part) => (
        <div key={part}>
          <dt>{labels[part]}</dt>
          <dd ref={scrollStop} className={styles.lines}>
            <Lines before={now[part]} after={then[part]} />
          </dd>
        </div>
      ))}
      {isOtherPicture && (
        <div>
          <dt>{labels.figures}</dt>
          <dd>{t('admin.content.otherPicture.label')}</dd>
        </div>
      )}
    </dl>
  );
}

function Lines({ before, after }: { before: string; after: string }) {
  const lines = lineDifferences(before, after);
  const isNear = (index: number): boolean =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same');
  return lines.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'removed') return <del key={key}>{text}</del>;
    if (kind === 'added') return <ins key={key}>{text}</ins>;
    if (isNear(index)) return <span key={key}>{text}</span>;
    // One ellipsis for each run of unchanged lines.
    return index === 0 || isNear(index - 1) ? (
      <span key={key} className={styles.gap}>
        ……
      </span>
    ) : null;
  });
}
