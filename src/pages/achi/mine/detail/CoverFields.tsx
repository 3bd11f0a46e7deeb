import type { OwnAchievement } from '@contract/achievement';
import { COVER_ALT_MAX } from '@contract/cover-sizes';
import { OneFile } from '@/components/form/OneFile';
import { TextField } from '@/components/form/TextField';
import { useEvidence } from '@/hooks/useEvidence';
import { useJpegs } from '@/hooks/useJpegs';
import { useText } from '@/i18n/useText';
import { openAttachment } from '@/services/attachment';
import type { FileLimits } from '@/utils/file-limits';
import type { PartProps } from './part-props';

const LIMITS: FileLimits = {
  extensions: ['JPG', 'PNG', 'HEIC', 'WEBP'],
  maxBytes: 20 * 1024 * 1024,
  maxFiles: 1,
};

interface Props extends PartProps {
  coverFile: OwnAchievement['coverFile'];
}

/** The picture that stands beside it in lists, and what it says to whoever does not see it. */
export function CoverFields({ fields, set, errors, readOnly, coverFile }: Props) {
  const t = useText();
  const { cover } = fields;
  const { uploads, view } = useEvidence('achievement', (id) => set('cover', id));
  const { turn, turning, fault } = useJpegs('achievement', (files) => uploads.add('cover', files));
  const facts = cover === null ? undefined : coverFile?.id === cover ? coverFile : view.arrived[cover];
  return (
    <>
      <OneFile
        id="cover"
        label={t('achi.field.cover.label')}
        help={t(turning ? 'kit.loading.self.label' : 'achi.field.cover.help')}
        error={fault ?? errors['cover'] ?? null}
        readOnly={readOnly}
        limits={LIMITS}
        value={cover === null ? null : { id: cover, name: facts?.name ?? '', size: facts?.size ?? 0 }}
        sending={view.items}
        onPick={(files) => void turn(files)}
        onChange={(id) => set('cover', id)}
        onPause={uploads.pause}
        onResume={uploads.resume}
        onCancel={uploads.remove}
        onDownload={openAttachment}
      />
      <TextField
        id="coverAlt"
        label={t('achi.field.coverAlt.label')}
        help={t('achi.field.coverAlt.help')}
        readOnly={readOnly}
        required={cover !== null}
        error={errors['coverAlt'] ?? null}
        max={COVER_ALT_MAX}
        value={fields.coverAlt || null}
        onChange={(value) => set('coverAlt', value ?? '')}
      />
    </>
  );
}
