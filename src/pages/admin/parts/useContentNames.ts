import { CMS_TYPES, CONTENT_STATES } from '@contract/content-choices';
import type { IconName } from '@/components/icons';
import type { Tone } from '@/components/status-looks';
import { useText } from '@/i18n/useText';
import type { ContentListRow } from '@/services/admin-content';

const looks: Record<(typeof CONTENT_STATES)[number], { tone: Tone; icon: IconName }> = {
  draft: { tone: 'neutral', icon: 'pencil' },
  published: { tone: 'success', icon: 'check' },
  withdrawn: { tone: 'neutral', icon: 'stop' },
};

/** Kinds and states of content in words; published with a date ahead is on its way. */
export function useContentNames() {
  const t = useText();
  const kinds = Object.fromEntries(CMS_TYPES.map((key) => [key, t(`admin.content.${key}.label`)]));
  const states = Object.fromEntries(CONTENT_STATES.map((key) => [key, t(`admin.content.${key}.label`)]));
  const stateOf = ({ state, publishAt }: Pick<ContentListRow, 'state' | 'publishAt'>): string =>
    state === 'published' && publishAt && Date.parse(publishAt) > Date.now()
      ? t('admin.content.timed.label')
      : (states[state] ?? state);
  return { kinds, states, looks, stateOf };
}
