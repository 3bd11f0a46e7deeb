import { sectionOf } from '@contract/rules/draft-fields';
import { isLeaderField } from '@contract/rules/leader-fields';
import { refuseFields } from '@server/drafts/field-problems';
import type { Merge } from '@server/drafts/merge-changes';
import type { FieldProblem } from '@server/errors/app-error';
import { sectionsOf } from '@server/modules/apply/policy';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Caller } from '@server/security/caller';

/**
 * Refuses, field by field, an author's changes in sections assigned to others, including changes that lost a merge
 * conflict.
 */
export const refuseOthersSections = (
  caller: Caller,
  row: Pick<ApplicationRow, 'ownerId' | 'helpers'>,
  { delta, declined }: Merge,
): void => {
  if (caller.accountId === row.ownerId) return;
  const sections: readonly string[] = sectionsOf(caller, row);
  const paths = new Set([...Object.keys(delta), ...declined.map(({ path }) => path)]);
  refuseFields(
    [...paths].flatMap((path): FieldProblem[] => {
      if (isLeaderField(path)) return [{ path, said: 'apply.leader_only' }];
      return sections.includes(sectionOf(path)) ? [] : [{ path, said: 'apply.others_section' }];
    }),
  );
};
