import { COVER_ALT_MAX, COVER_CAPTION_MAX } from '@contract/cover-sizes';
import type { FigureDraft } from '@contract/rules/figures';
import { Button } from '@/components/Button';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import styles from './FigureFields.module.css';
import { OwnPicture } from './OwnPicture';

interface Props {
  figure: FigureDraft;
  /** Position among the figures, from 1. */
  place: number;
  readOnly: boolean;
  onChange: (change: Partial<FigureDraft>) => void;
  /** Undefined if the figure is the first one. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** One figure with its alternative text and caption. */
export function FigureItem({ figure, place, readOnly, onChange, onUp, onDown, onRemove }: Props) {
  const t = useText();
  const { id, file, alt, caption } = figure;
  const name = t('achi.picture.figure.label', { n: place });
  const acts = [
    { words: t('kit.rows.up.action', { name }), run: onUp },
    { words: t('kit.rows.down.action', { name }), run: onDown },
    { words: t('kit.rows.remove.action', { name }), run: onRemove },
  ].filter(({ run }) => run !== undefined);
  return (
    <section className={styles.figure} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      {file && <OwnPicture fileId={file} alt={alt} whole />}
      <TextField
        id={`figures.${id}.alt`}
        label={t('achi.picture.alt.label')}
        help={t('achi.picture.alt.help')}
        readOnly={readOnly}
        required
        max={COVER_ALT_MAX}
        value={alt || null}
        onChange={(value) => onChange({ alt: value ?? '' })}
      />
      <TextField
        id={`figures.${id}.caption`}
        label={t('achi.picture.caption.label')}
        readOnly={readOnly}
        max={COVER_CAPTION_MAX}
        value={caption || null}
        onChange={(value) => onChange({ caption: value ?? '' })}
      />
      {!readOnly && (
        <div className={styles.acts}>
          {acts.map(({ words, run }) => (
            <Button key={words} look="text" size="small" onClick={run}>
              {words}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
