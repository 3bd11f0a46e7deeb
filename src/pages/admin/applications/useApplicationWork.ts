import type { AdminApplication } from '@contract/admin-apply';
import type { ApplicationEvent } from '@contract/enums';
import { EVENT_REASON_MAX } from '@contract/limits';
import { EVENT_WORDS, STATUS_WORDS } from '@contract/rules/status-labels';
import { useNavigate } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { isHard, questionOf } from '@/pages/admin/parts/admin-events';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { useScopeTold } from '@/pages/admin/parts/useScopeTold';
import { fetchApplication, submitEvent } from '@/services/apply';

/**
 * Events that can be applied to many rows at once. Those that need remarks on fields, or end a project, stay on the
 * page.
 */
const KEYS: readonly [event: ApplicationEvent, key: string][] = [
  ['accept', 'a'],
  ['propose', 'o'],
  ['approve', 'v'],
  ['pass_stage_one', 'y'],
  ['pass_stage_two', 'z'],
  ['reject', 'r'],
  ['decline', 'e'],
];

/** The actions of the office on rows of the list, as the service allows them for each row. */
export function useApplicationWork(): RowWork<AdminApplication> {
  const t = useText();
  const say = useWords();
  const navigate = useNavigate();
  const scopeTold = useScopeTold();
  /** An event may be held until reviews or a date have come; only the application says so, not its row in the list. */
  const why = async ({ id, status }: AdminApplication, event: ApplicationEvent): Promise<string> => {
    const { held } = await fetchApplication(id, { shownBy: 'section' });
    const waits = held.find((act) => act.event === event);
    return waits
      ? say(waits.reasonWord)
      : t('admin.batch.state.label', { state: say(STATUS_WORDS.word(status)) });
  };
  return {
    name: ({ title, no }) => [title, no].filter(Boolean).join(' · '),
    told: ({ ownerName, authorNames, unitName }) =>
      [ownerName, ...authorNames].map((name) => [name, unitName].filter(Boolean).join(' · ')),
    open: ({ id }) => navigate(`/admin/applications/${id}`),
    acts: KEYS.map(([event, key]) => ({
      key,
      name: say(EVENT_WORDS.word(event)),
      hard: isHard(event),
      ...(questionOf(event) === 'reason' ? { reason: { max: EVENT_REASON_MAX } } : {}),
      fits: ({ actions }) => actions.includes(event),
      why: (row) => why(row, event),
      follows: ({ id }) => scopeTold(id, event, 'section'),
      ask:
        async ({ id, version }) =>
        (reason) =>
          submitEvent({ id, event }, { version, ...(reason ? { reason } : {}) }, 'form'),
    })),
  };
}
