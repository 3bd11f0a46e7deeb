import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import { nest } from '@contract/rules/draft-fields';
import { checkFormality, findingsOf, sectionStatuses } from '@contract/rules/formality';
import type { FormalityContext } from '@contract/rules/formality/check';
import { MINUTE_MS } from '@contract/time-units';
import { useMemo } from 'react';
import type { Draft } from '@/hooks/draft/createDraft';
import type { DraftState } from '@/hooks/draft/draft-state';
import { withTypedNumbers } from '@/hooks/draft/typed-numbers';
import type { Session } from '@/hooks/useSession';

interface Facts {
  application: Application;
  period: Period;
  user: NonNullable<Session['user']>;
  draft: Draft;
  state: DraftState;
  /** Server time; only its minute matters. */
  now: number;
}

const valuesOf = ({ server, edits }: DraftState) => ({
  ...server,
  ...Object.fromEntries(Object.entries(edits).map(([path, { value }]) => [path, value])),
});

/**
 * The formality check over what is on the screen now. Rules that need what only the service knows keep the verdict
 * of its last answer.
 */
export function useFormality({ application, period, user, draft, state, now }: Facts) {
  const { owner, verdicts: served, filedVersion } = application;
  const { unit } = user;
  const minute = Math.floor(now / MINUTE_MS);
  return useMemo(() => {
    const sections = nest(valuesOf(state));
    const context: FormalityContext = {
      period,
      now: new Date(minute * MINUTE_MS),
      filed: filedVersion > 0,
      leader: owner,
      ownUnit: unit && { name: unit.deptName, verified: unit.verified },
    };
    const verdicts = checkFormality(sections, context).map((verdict) =>
      verdict.verdict === 'unknown' ? (served.find(({ id }) => id === verdict.id) ?? verdict) : verdict,
    );
    const known = findingsOf(verdicts);
    const findings = withTypedNumbers(draft, known);
    const misread = findings.filter((finding) => !known.includes(finding));
    return {
      sections,
      verdicts,
      blockers: findings.filter(({ level }) => level === 'blocker'),
      warnings: findings.filter(({ level }) => level === 'warning'),
      statuses: {
        ...sectionStatuses(sections, verdicts),
        ...Object.fromEntries(misread.map(({ section }) => [section, 'problem' as const])),
      },
    };
  }, [draft, state, period, owner, unit, served, filedVersion, minute]);
}
