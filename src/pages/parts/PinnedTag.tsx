import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';

/** 置顶: a text that the office keeps above the newer ones. */
export const PinnedTag = () => <Tag icon="up">{useText()('content.item.pinned.label')}</Tag>;
