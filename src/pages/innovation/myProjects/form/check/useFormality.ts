import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import { nest } from '@contract/rules/draft-fields';
import { checkFormality, findingsOf, sectionStatuses, withServed } from '@contract/rules/formality';
import type { FormalityContext } from '@contract/rules/formality/check';
import { settle, typedTexts, unreadTexts } from '@contract/rules/typed-fields';
import { isSensitivePath } from '@contract/sensitive';
import { MINUTE_MS } from '@contract/time-units';
import { useMemo } from 'react';
import type { DraftState } from '@/draft/draft-state';
import type { Session } from '@/hooks/useSession';

interface Facts {
  application: Application;
  period: Period;
  user: NonNullable<Session['user']>;
  state: DraftState;
  /** Server time in milliseconds; a change within the same minute has no effect. */
  now: number;
}

const valuesOf = ({ server, edits }: DraftState) => ({
  ...server,
  ...Object.fromEntries(Object.entries(edits).map(([path, { value }]) => [path, value])),
});

/**
 * Runs the formality check on what is on the screen now. Verdicts that need facts only the service has, or masked
 * values, are taken from its last answer.
 */
export function useFormality({ application, period, user, state, now }: Facts) {
  const { owner, part, verdicts: served, filedVersion } = application;
  const { unit } = user;
  const minute = Math.floor(now / MINUTE_MS);
  return useMemo(() => {
    const fields = valuesOf(state);
    const unread = unreadTexts(fields);
    const sections = nest(settle(fields));
    const context: FormalityContext = {
      period,
      now: new Date(minute * MINUTE_MS),
      unread,
      filed: filedVersion > 0,
      leader: owner,
      // The leader's unit counts; a helper may belong to another one.
      ...(part === 'leader' && {
        ownUnit: unit && { name: unit.deptName, verified: unit.verified, attended: unit.attended },
      }),
    };
    // The unit may have been renamed since sign-in, so unless its name is edited the service's verdict on it counts.
    const isServed = (path: string): boolean =>
      (isSensitivePath(path) || path === 'unit.name') && !(path in state.edits);
    const verdicts = withServed(checkFormality(sections, context), served, isServed);
    const findings = findingsOf(verdicts);
    return {
      sections,
      /** Texts typed into fields that are not valid values yet. */
      typed: typedTexts(fields),
      /** Those of the texts that cannot be read as a value at all. */
      unread,
      verdicts,
      blockers: findings.filter(({ level }) => level === 'blocker'),
      warnings: findings.filter(({ level }) => level === 'warning'),
      statuses: sectionStatuses(sections, verdicts),
    };
  }, [state, period, owner, part, unit, served, filedVersion, minute]);
}
