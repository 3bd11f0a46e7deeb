import { CONTENT_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';

import type { ContentListRow } from '@/services/admin-content';
import { useContentNames } from './useContentNames';

interface Props {
  content: Pick<ContentListRow, 'state' | 'publishAt'>;
  /** Whether saved edits are not yet visible to readers. */
  pending: boolean;
}

/** The state of a text, and whether it has unpublished edits. */
export function ContentState({ content, pending }: Props) {
  const t = useText();
  const { stateOf } = useContentNames();
  return (
    <>
      <Tag {...CONTENT_LOOKS[content.state]}>{stateOf(content)}</Tag>
      {pending && (
        <Tag tone="warning" icon="pencil">
          {t('admin.content.pending.label')}
        </Tag>
      )}
    </>
  );
}
