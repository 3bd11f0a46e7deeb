import type { CoverFile } from '@contract/cover';
import { COVER_ALT_MAX, COVER_CAPTION_MAX } from '@contract/cover-sizes';
import type { CoverDraft } from '@contract/rules/cover';
import { uploadWord } from '@contract/rules/upload-check';
import { useState } from 'react';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { OneFile } from '@/components/form/OneFile';
import { TextField } from '@/components/form/TextField';
import { LazyPart } from '@/components/LazyPart';
import { useEvidence } from '@/hooks/useEvidence';
import { useJpegs } from '@/hooks/useJpegs';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { openAttachment } from '@/services/attachment';
import { OwnPicture } from './OwnPicture';
import { PICTURE_LIMITS } from './picture-limits';

interface Props {
  fields: CoverDraft;
  set: {
    (field: 'cover', value: string | null): void;
    (field: 'coverAlt' | 'coverCaption', value: string): void;
  };
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  coverFile: CoverFile;
}

const loadCropper = () => import('./CoverCropper');
const LIMITS = { ...PICTURE_LIMITS, maxFiles: 1 };

function Fields({ fields, set, errors, readOnly, coverFile }: Props) {
  const t = useText();
  const say = useWords();
  const { cover } = fields;
  const { uploads, view } = useEvidence('picture', (id) => set('cover', id));
  const [chosen, setChosen] = useState<File | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const { turn, turning, fault } = useJpegs('picture', ([file]) => setChosen(file ?? null));
  const close = (): void => setChosen(null);
  const facts = cover === null ? undefined : coverFile?.id === cover ? coverFile : view.arrived[cover];
  return (
    <FieldsetGroup legend={t('achi.picture.cover.title')}>
      <OneFile
        id="cover"
        label={t('achi.picture.cover.label')}
        help={t(turning ? 'kit.loading.self.label' : 'achi.picture.cover.help')}
        error={fault ?? broken ?? errors['cover'] ?? null}
        readOnly={readOnly}
        limits={LIMITS}
        value={cover === null ? null : { id: cover, name: facts?.name ?? '', size: facts?.size ?? 0 }}
        sending={view.items}
        onPick={(files) => {
          setBroken(null);
          void turn(files);
        }}
        onChange={(id) => set('cover', id)}
        onPause={uploads.pause}
        onResume={uploads.resume}
        onCancel={uploads.remove}
        onDownload={openAttachment}
      />
      {chosen && (
        <LazyPart
          load={loadCropper}
          given={{
            file: chosen,
            onClose: close,
            onCropped: (file: File) => {
              close();
              uploads.add('cover', [file]);
            },
            onBroken: () => {
              close();
              setBroken(say(uploadWord('type', chosen.name, 'picture')));
            },
          }}
        />
      )}
      {cover !== null && <OwnPicture fileId={cover} alt={fields.coverAlt} />}
      <TextField
        id="coverAlt"
        label={t('achi.picture.alt.label')}
        help={t('achi.picture.alt.help')}
        readOnly={readOnly}
        required={cover !== null}
        error={errors['coverAlt'] ?? null}
        max={COVER_ALT_MAX}
        value={fields.coverAlt || null}
        onChange={(value) => set('coverAlt', value ?? '')}
      />
      <TextField
        id="coverCaption"
        label={t('achi.picture.caption.label')}
        help={t('achi.picture.caption.help')}
        readOnly={readOnly}
        error={errors['coverCaption'] ?? null}
        max={COVER_CAPTION_MAX}
        value={fields.coverCaption || null}
        onChange={(value) => set('coverCaption', value ?? '')}
      />
    </FieldsetGroup>
  );
}

/** The cover shown in lists and at the head of the page, with its alternative text and caption. */
export const CoverFields = (props: Props) =>
  props.readOnly && props.fields.cover === null ? null : <Fields {...props} />;
