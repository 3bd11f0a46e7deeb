import { CMS_TYPES, CONTENT_STATES } from '@contract/content-choices';
import { contentReach } from '@contract/rules/content-reach';
import { useText } from '@/i18n/useText';
import type { ContentListRow } from '@/services/admin-content';
import { serviceNow } from '@/utils/service-clock';

/** Labels of content types and states; published content with a future date counts as scheduled. */
export function useContentNames() {
  const t = useText();
  const kinds = Object.fromEntries(CMS_TYPES.map((key) => [key, t(`admin.content.${key}.label`)]));
  const states = Object.fromEntries(CONTENT_STATES.map((key) => [key, t(`admin.content.${key}.label`)]));
  const stateOf = (content: Pick<ContentListRow, 'state' | 'publishAt'>): string =>
    contentReach(content, new Date(serviceNow())) === 'ahead'
      ? t('admin.content.timed.label')
      : (states[content.state] ?? content.state);
  return { kinds, states, stateOf };
}
