import type { Calls } from '@contract/endpoints';
import type { ProjectChanges } from '@contract/project-change';
import { beijingDay, beijingWord, lastSecondOf } from '@contract/rules/beijing-time';
import {
  ASK_AFTER_DAYS,
  EXTENSION_DAYS_MAX,
  extensionFault,
  extensionObstacle,
  extensionTerm,
} from '@contract/rules/stage-extension';
import { STATUS_WORDS } from '@contract/rules/status-labels';
import { type Said, say } from '@contract/sentences/sentence';
import { badField, conflict } from '@server/errors/app-error';
import { lockOwn } from '@server/modules/apply/draft/draft-access';
import { findHead } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { insertChange } from './change-repository';
import { noteChange } from './move-change';
import { presentChanges } from './present-changes';

type Asked = Calls['POST /prod-api/cms/apply/{id}/changes']['body'];

/** 延期: the leader asks for more time for the result of a stage of this project; the unit audits it first. */
export const askExtension = async (
  scope: Scope,
  id: number,
  { milestone, until: day, reason }: Asked,
): Promise<ProjectChanges> => {
  const { db, caller, now } = scope;
  const row = await lockOwn(scope, id);
  const head = await findHead(db, id);
  const stage = STATUS_WORDS.word(`stage_${milestone}`);
  const term = extensionTerm(head, milestone);
  const obstacle = extensionObstacle(head, milestone, now);
  if (obstacle) {
    const why: Record<typeof obstacle, Said> = {
      not_running: 'change.not_running',
      handed_in: say('change.handed_in', { stage }),
      too_late: say('change.too_late', { stage, at: beijingWord(term.due.toISOString()), n: ASK_AFTER_DAYS }),
      used_up: say('change.used_up', { stage, n: EXTENSION_DAYS_MAX }),
    };
    throw conflict(why[obstacle], { errorCode: `change.${obstacle}` });
  }
  if (head.openChanges.some(({ kind }) => kind === 'extension')) throw conflict('change.open');
  const until = lastSecondOf(day);
  const fault = extensionFault(term, until, now);
  if (fault) {
    const why: Record<typeof fault, Said> = {
      not_later: say('change.not_later', { day: beijingDay(term.due) }),
      past: 'change.past',
      too_far: say('change.too_far', { day: beijingDay(term.latest), n: EXTENSION_DAYS_MAX }),
    };
    throw badField('body.until', why[fault]);
  }
  const text = reason.replaceAll('\u0000', '').trim();
  if (text === '') throw badField('body.reason', 'change.reason');
  const change = await insertChange(db, {
    applicationId: id,
    kind: 'extension',
    stateSince: now,
    reason: text,
    milestone,
    due: term.due,
    until,
  });
  await noteChange(scope, row, change, {
    event: 'ask',
    actorId: caller.accountId,
    actorRole: 'applicant',
    opinion: null,
  });
  return presentChanges(scope, id);
};
