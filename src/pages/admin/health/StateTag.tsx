import type { IconName } from '@/components/icons';
import type { Tone } from '@/components/status-looks';
import { Tag } from '@/components/Tag';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';

export interface StateLook {
  tone: Tone;
  icon: IconName;
  label: MessageId;
}

export function StateTag({ look: { tone, icon, label } }: { look: StateLook }) {
  const t = useText();
  return (
    <Tag tone={tone} icon={icon}>
      {t(label)}
    </Tag>
  );
}
