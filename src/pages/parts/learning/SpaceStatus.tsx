import type { SpaceRow } from '@contract/learning';
import { StatusTag } from '@/components/StatusTag';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { spaceStatus } from './space-status';

interface Props {
  space: Pick<SpaceRow, 'state' | 'member_count' | 'capacity'>;
  /** Hidden by the site's editors. */
  removed?: boolean;
}

/** The same status label of a course or project on every page. */
export function SpaceStatus({ space, removed = false }: Props) {
  const t = useText();
  const status = spaceStatus(space, removed);
  if (status === 'full') return <Tag icon="stop">{t('learning.card.full.label')}</Tag>;
  return <StatusTag kind="learning" status={status} />;
}
