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
  /** Server time; only its minute matters. */
  now: number;
}

const valuesOf = ({ server, edits }: DraftState) => ({
  ...server,
  ...Object.fromEntries(Object.entries(edits).map(([path, { value }]) => [path, value])),
});

/**
 * The formality check over what is on the screen now. What only the service knows, facts around the form and values
 * behind a mask, keeps the verdict of its last answer.
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
      // The leader's unit counts; whoever helps may belong to another one.
      ...(part === 'leader' && {
        ownUnit: unit && { name: unit.deptName, verified: unit.verified, attended: unit.attended },
      }),
    };
    // The unit may have been renamed since the session began: of a name that nobody edits the service knows better.
    const isServed = (path: string): boolean =>
      (isSensitivePath(path) || path === 'unit.name') && !(path in state.edits);
    const verdicts = withServed(checkFormality(sections, context), served, isServed);
    const findings = findingsOf(verdicts);
    return {
      sections,
      /** Texts that are no values yet, as they stand in their fields. */
      typed: typedTexts(fields),
      /** Those of them that cannot be read as any value. */
      unread,
      verdicts,
      blockers: findings.filter(({ level }) => level === 'blocker'),
      warnings: findings.filter(({ level }) => level === 'warning'),
      statuses: sectionStatuses(sections, verdicts),
    };
  }, [state, period, owner, part, unit, served, filedVersion, minute]);
}
