import { COVER_ALT_MAX, COVER_CAPTION_MAX, FIGURES_MAX } from '@contract/cover-sizes';
import type { FigureDraft } from '@contract/rules/figures';
import { Button } from '@/components/Button';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { newRowId } from '@/draft/draft-rows';
import { useEvidence } from '@/hooks/useEvidence';
import { useJpegs } from '@/hooks/useJpegs';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { placed } from '@/utils/placed';
import styles from './FigureFields.module.css';
import { OwnPicture } from './OwnPicture';
import { PICTURE_LIMITS } from './picture-limits';

interface Props {
  fields: { figures: FigureDraft[] };
  set: (field: 'figures', value: FigureDraft[]) => void;
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** Where this form shows them, and to whom; is told how many there may be (`max`). */
  help?: MessageId;
}

/** Pictures that stand under the text, whole and in their order, and what is said of each. */
export function FigureFields({
  fields: { figures },
  set,
  errors,
  readOnly,
  help = 'achi.picture.figures.help',
}: Props) {
  const t = useText();
  const { uploads, view } = useEvidence('picture', (file, later) =>
    set(
      'figures',
      placed(
        figures,
        { id: newRowId(), file, alt: '', caption: '' },
        ({ file: other }) => other !== null && later.has(other),
      ),
    ),
  );
  const { turn, turning, fault } = useJpegs('picture', (files) => uploads.add('figures', files));
  const change = (id: string, next: Partial<FigureDraft>): void =>
    set(
      'figures',
      figures.map((row) => (row.id === id ? { ...row, ...next } : row)),
    );
  const room = FIGURES_MAX - figures.length;
  /** This one and the one after it change places. */
  const swap = (index: number): void =>
    set('figures', [
      ...figures.slice(0, index),
      ...figures.slice(index, index + 2).reverse(),
      ...figures.slice(index + 2),
    ]);
  if (readOnly && figures.length === 0) return null;
  return (
    <FieldsetGroup legend={t('achi.picture.figures.title')} id="figures">
      {figures.map(({ id, file, alt, caption }, index) => {
        const name = t('achi.picture.figure.label', { n: index + 1 });
        return (
          <section key={id} className={styles.figure} aria-label={name}>
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
              onChange={(value) => change(id, { alt: value ?? '' })}
            />
            <TextField
              id={`figures.${id}.caption`}
              label={t('achi.picture.caption.label')}
              readOnly={readOnly}
              max={COVER_CAPTION_MAX}
              value={caption || null}
              onChange={(value) => change(id, { caption: value ?? '' })}
            />
            {!readOnly && (
              <div className={styles.acts}>
                {index > 0 && (
                  <Button look="text" size="small" onClick={() => swap(index - 1)}>
                    {t('kit.rows.up.action', { name })}
                  </Button>
                )}
                {index < figures.length - 1 && (
                  <Button look="text" size="small" onClick={() => swap(index)}>
                    {t('kit.rows.down.action', { name })}
                  </Button>
                )}
                <Button
                  look="text"
                  size="small"
                  onClick={() =>
                    set(
                      'figures',
                      figures.filter((row) => row.id !== id),
                    )
                  }
                >
                  {t('kit.rows.remove.action', { name })}
                </Button>
              </div>
            )}
          </section>
        );
      })}
      {!readOnly && (
        <UploadField
          id="figures-add"
          label={t('achi.picture.figures.label')}
          help={t(turning ? 'kit.loading.self.label' : help, { max: FIGURES_MAX })}
          error={fault ?? errors['figures'] ?? null}
          readOnly={false}
          limits={{ ...PICTURE_LIMITS, maxFiles: room }}
          value={[]}
          sending={view.items}
          onPick={(files) => void turn(files)}
          onTakeOut={() => () => undefined}
          onPause={uploads.pause}
          onResume={uploads.resume}
          onCancel={uploads.remove}
        />
      )}
    </FieldsetGroup>
  );
}
