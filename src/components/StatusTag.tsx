import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import type { IconName } from './icons';
import { STATUS_LOOKS, type StatusKind, type StatusOf, type Tone } from './status-looks';
import { Tag } from './Tag';

type Props<K extends StatusKind> = {
  /** Whose status it is; an application's unless said. */
  kind?: K;
  status: StatusOf<K>;
};

/** Sign, word and tint of a status: one look for one meaning on every page. */
export function StatusTag<K extends StatusKind = 'application'>({ kind, status }: Props<K>) {
  const text = useText();
  const of: StatusKind = kind ?? 'application';
  const looks: Record<string, { tone: Tone; icon: IconName } | undefined> = STATUS_LOOKS[of];
  const look = looks[status] ?? { tone: 'neutral', icon: 'circle' };
  return (
    <Tag tone={look.tone} icon={look.icon}>
      {text(`kit.status.${of}.${status}.label` as MessageId)}
    </Tag>
  );
}
