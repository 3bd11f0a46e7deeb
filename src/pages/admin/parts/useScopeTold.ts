import type { ApplicationEvent } from '@contract/enums';
import type { Milestone } from '@contract/result-choices';
import { useText } from '@/i18n/useText';
import { listHandedIn } from '@/services/result';

/** Accepting a stage result publishes it to the extent that its leader chose. */
const PASSED: Partial<Record<ApplicationEvent, Milestone>> = { pass_stage_one: 'one', pass_stage_two: 'two' };

/** Who will be able to read a stage result after an event, in words; null if nothing is published. */
export function useScopeTold() {
  const t = useText();
  return async (
    id: number,
    event: ApplicationEvent,
    shownBy?: Parameters<typeof listHandedIn>[1],
  ): Promise<string | null> => {
    const milestone = PASSED[event];
    if (!milestone) return null;
    const results = await listHandedIn(id, shownBy);
    const scope = results.find((result) => result.milestone === milestone)?.fields.scope;
    if (!scope) return null;
    return t('admin.apply.scopeTakesEffect.help', {
      scope: t(`result.scope.${scope}.label`),
      who: t(`result.scope.${scope}.help`),
    });
  };
}
