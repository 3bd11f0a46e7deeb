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

/** Who has it in hand, by name; null once its story has ended. */
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
 * Events that would be the reader's, if others or time had done their part: each with what it waits for. Those of the
 * office are for others of it to do where the reader is in the application.
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

/** Whoever noted the first date finds why another stands there now. */
const movedOf = ({ status, dueAt, duePlanned }: HeadRow): Pick<ApplicationSummary, 'deadlinePlanned'> =>
  status === 'returned' && dueAt && duePlanned && duePlanned < dueAt
    ? { deadlinePlanned: beijingIso(duePlanned) }
    : {};

/** `isMember`: its team names the reader, which takes from one of the office what the office does. */
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
