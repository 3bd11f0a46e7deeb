import type { Application, ApplicationSummary } from '@contract/apply';
import type { ApplicationEvent } from '@contract/enums';
import { actorWord } from '@contract/rules/actor-words';
import { beijingIso } from '@contract/rules/beijing-time';
import { conditionOf } from '@contract/rules/filing-condition';
import { deadlineOf } from '@contract/rules/promise';
import { eventsFor, findTransition, WAITING_GUARDS } from '@contract/rules/status-machine';
import { type Sentence, textOf, wordOf } from '@contract/sentences/sentence';
import { inChinese, type Word } from '@contract/word';
import type { Caller } from '@server/security/caller';
import { guardProblem } from './guards';
import type { HeadRow } from './head-query';
import { actorsOf, isRecused, partOf } from './policy';

const iso = (date: Date | null): string | null => (date ? beijingIso(date) : null);
const LABEL_MAX = 80;

/** Who the application waits for, as words to show; null once it has ended. */
export const handlerWord = ({ handler, ownerName, auditUnitName }: HeadRow): Word | null => {
  if (!handler) return null;
  return {
    applicant: actorWord('leader', ownerName),
    unit: actorWord('unit', auditUnitName),
    office: actorWord('office'),
  }[handler];
};

const handlerOfHead = (head: HeadRow): ApplicationSummary['handler'] => {
  const { handler, handlerSince } = head;
  const labelWord = handlerWord(head);
  if (!handler || !labelWord) return null;
  return {
    role: handler,
    label: inChinese(labelWord).slice(0, LABEL_MAX),
    labelWord,
    since: beijingIso(handlerSince),
  };
};

/** Events the reader may start now, as far as dates and results decide; content is judged when they do. */
const actionsOf = (head: HeadRow, caller: Caller, now: Date, isMember: boolean): ApplicationEvent[] => {
  const actors = actorsOf(caller, head, isMember);
  return eventsFor(head.status, actors).filter((event) =>
    actors.some((actor) => {
      const transition = findTransition(head.status, event, actor);
      return transition !== undefined && guardProblem(transition, head, now) === null;
    }),
  );
};

const RECUSED: Sentence = { code: 'apply.recused' };

/**
 * Events the reader could start once others have acted or a date is reached, each with what it waits for. If the reader
 * takes part in the application, the events of the office are listed as left to others of the office.
 */
export const heldOf = (head: HeadRow, caller: Caller, now: Date, isMember: boolean): Application['held'] => {
  if (isRecused(caller, head, isMember))
    return eventsFor(head.status, ['office']).map((event) => ({
      event,
      reason: textOf(RECUSED),
      reasonWord: wordOf(RECUSED),
    }));
  const actors = actorsOf(caller, head, isMember);
  return eventsFor(head.status, actors).flatMap((event) => {
    const found = actors.flatMap((actor) => findTransition(head.status, event, actor) ?? [])[0];
    const guards = found?.guards?.filter((guard) => WAITING_GUARDS.includes(guard)) ?? [];
    const problem = found && guardProblem({ ...found, guards }, head, now);
    return problem ? [{ event, reason: textOf(problem.said), reasonWord: wordOf(problem.said) }] : [];
  });
};

/** The due date before a downtime extended it, so that somebody who noted that date sees why it differs. */
const movedOf = ({ status, dueAt, duePlanned }: HeadRow): Pick<ApplicationSummary, 'deadlinePlanned'> =>
  status === 'returned' && dueAt && duePlanned && duePlanned < dueAt
    ? { deadlinePlanned: beijingIso(duePlanned) }
    : {};

/** `isMember`: the team lists the reader. A reader of the office who is listed may not act for the office. */
export const presentHead = (
  head: HeadRow,
  caller: Caller,
  now: Date,
  isMember = false,
): ApplicationSummary => ({
  id: head.id,
  no: head.no,
  part: partOf(caller, head),
  title: head.title,
  category: head.category,
  categoryName: head.categoryName,
  periodId: head.periodId,
  periodName: head.periodName,
  unitName: head.unitName,
  status: head.status,
  statusSince: beijingIso(head.handlerSince),
  returnedFrom: head.returnedFrom,
  handler: handlerOfHead(head),
  condition: conditionOf(head),
  deadline: iso(deadlineOf(head)),
  ...movedOf(head),
  ...(head.openChanges.length > 0 ? { changes: head.openChanges } : {}),
  sectionsDone: head.sectionsDone,
  submittedAt: iso(head.submittedAt),
  actions: actionsOf(head, caller, now, isMember),
  createTime: beijingIso(head.createdAt),
  updateTime: beijingIso(head.updatedAt),
  version: head.version,
});
