import { FIGURES_MAX } from '@contract/cover-sizes';
import type { FigureDraft } from '@contract/rules/figures';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { UploadField } from '@/components/form/UploadField';
import { newRowId } from '@/draft/draft-rows';
import { useEvidence } from '@/hooks/useEvidence';
import { useJpegs } from '@/hooks/useJpegs';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { insertOrdered } from '@/utils/insert-ordered';
import { FigureItem } from './FigureItem';
import { PICTURE_LIMITS } from './picture-limits';

interface Props {
  fields: { figures: FigureDraft[] };
  set: (field: 'figures', value: FigureDraft[]) => void;
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** Where this form shows the figures, and to whom; gets the parameter `max`, their largest number. */
  help?: MessageId;
}

/** Figures shown uncut below the text, in their order, each with its alternative text and caption. */
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
      insertOrdered(
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
  /** Swaps a figure with the next one. */
  const swap = (index: number): void =>
    set('figures', [
      ...figures.slice(0, index),
      ...figures.slice(index, index + 2).reverse(),
      ...figures.slice(index + 2),
    ]);
  if (readOnly && figures.length === 0) return null;
  return (
    <FieldsetGroup legend={t('achi.picture.figures.title')} id="figures">
      {figures.map((figure, index) => (
        <FigureItem
          key={figure.id}
          figure={figure}
          place={index + 1}
          readOnly={readOnly}
          onChange={(next) => change(figure.id, next)}
          onUp={index > 0 ? () => swap(index - 1) : undefined}
          onDown={index < figures.length - 1 ? () => swap(index) : undefined}
          onRemove={() =>
            set(
              'figures',
              figures.filter((row) => row.id !== figure.id),
            )
          }
        />
      ))}
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
