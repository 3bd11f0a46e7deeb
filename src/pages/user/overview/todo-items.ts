import type { ApplicationSummary } from '@contract/apply';
import { isResultReturned, type StatusFacts } from '@contract/rules/shown-status';
import { todoLabel } from '@/i18n/admin-todo-label';
import type { MessageId } from '@/i18n/message-id';
import { ownRegistration, type Registration, registrationState } from '@/pages/user/parts/unit-registration';
import type { BasicInfo } from '@/services/account';
import { isKnownRoute } from '@/utils/known-routes';
import { type Asked, ofAsked, ofInvitation } from './asked-items';
import type { TodoItem, Verb } from './todo-item';

type Row = Pick<ApplicationSummary, 'id' | 'title' | 'periodName' | keyof StatusFacts>;

/** The user area's own screen of a project, once there is one. */
const projectPath = (id: number): string =>
  isKnownRoute(`/user/myProjects/${id}`) ? `/user/myProjects/${id}` : `/innovation/myProjects/${id}`;

const VERBS: Partial<Record<Row['status'], Verb>> = {
  draft: ['user.todo.draft.title', 'user.todo.draft.action'],
  withdrawn: ['user.todo.draft.title', 'user.todo.draft.action'],
  returned: ['user.todo.returned.title', 'user.todo.returned.action'],
};

/** Once there is a project: which result is asked for, for the first time or again. */
const stageTitle = (row: Row): MessageId => {
  if (isResultReturned(row))
    return row.status === 'stage_two' ? 'result.mend.two.action' : 'result.mend.one.action';
  // The second one is its leader's turn from the day on which the first is passed, though its time begins later.
  return row.status === 'approved' ? 'user.todo.stageOne.title' : 'user.todo.stageTwo.title';
};

const stageVerb = (row: Row): Verb => [stageTitle(row), 'user.todo.project.action'];

const ofApplication = (row: Row): TodoItem => {
  const { id, title, status, deadline, periodName } = row;
  // At the unit, in the leader's hands: stamped, and subject to the certification.
  if (status === 'unit_review')
    return {
      key: `application-${id}`,
      deadline,
      title: 'user.todo.endorsed.title',
      note: title || periodName,
      action: 'sections.team.certification.action',
      to: '/user?tab=certification',
    };
  const [words, action] = VERBS[status] ?? stageVerb(row);
  return {
    key: `application-${id}`,
    deadline,
    title: words,
    note: title || periodName,
    action,
    to: projectPath(id),
  };
};

const certify = (info: BasicInfo): TodoItem[] =>
  info.authentication === 'uncertified'
    ? [
        {
          key: 'certification',
          deadline: null,
          title: 'user.todo.certify.title',
          note: null,
          action: 'user.todo.certify.action',
          to: '/user?tab=certification',
        },
      ]
    : [];

const complete = (info: BasicInfo): TodoItem[] =>
  info.base_info_completed
    ? []
    : [
        {
          key: 'profile',
          deadline: null,
          title: 'user.todo.profile.title',
          note: null,
          action: 'user.todo.profile.action',
          to: '/user?tab=account',
        },
      ];

const papers = (registration: Registration | null | undefined): TodoItem[] => {
  const state = registrationState(registration);
  return state === 'missing' || state === 'refused'
    ? [
        {
          key: 'papers',
          deadline: null,
          title: 'user.first.papers.title',
          note: registration?.unitName ?? null,
          action: 'user.first.papers.action',
          to: '/user?tab=certification&kind=unit',
        },
      ]
    : [];
};

const members = (waiting: number): TodoItem[] =>
  waiting > 0
    ? [
        {
          key: 'members',
          deadline: null,
          title: 'user.todo.members.title',
          values: { n: waiting },
          note: null,
          action: 'user.todo.members.action',
          to: '/user?tab=members',
        },
      ]
    : [];

/** What a unit has to look at, all in one row: the list has them one by one. */
export interface UnitQueue {
  waiting: number;
  /** Of those the first that is due. */
  deadline: string | null;
}

const audits = ({ waiting, deadline }: UnitQueue): TodoItem[] =>
  waiting > 0
    ? [
        {
          key: 'audit',
          deadline,
          title: 'user.todo.audit.title',
          values: { n: waiting },
          note: null,
          action: 'user.todo.audit.action',
          to: '/user/myProjects?tab=audit',
        },
      ]
    : [];

/** What waits in the admin area, by the service's own count, with the screen where it is done. */
export interface StaffTodo {
  path: string;
  count: number;
  /** Of those the first that is due. */
  nearest: { due: string | null } | null;
}

const ofStaff = (todos: readonly StaffTodo[]): TodoItem[] =>
  todos
    .filter(({ count }) => count > 0)
    .map(({ path, count, nearest }) => ({
      key: path,
      deadline: nearest?.due ?? null,
      title: 'user.todo.staff.title',
      what: todoLabel(path),
      values: { n: count },
      note: null,
      action: 'user.todo.staff.action',
      to: path,
    }));

/** What is due first; then, in their order, what has no date. */
const byDate = ({ deadline: a }: TodoItem, { deadline: b }: TodoItem): number =>
  Date.parse(a ?? '9999-12-31') - Date.parse(b ?? '9999-12-31');

interface Facts {
  applications: readonly Row[];
  info: BasicInfo;
  /** Of a unit, where this person has made one. */
  registration?: Registration | null | undefined;
  waitingMembers: number;
  unitQueue: UnitQueue;
  staffTodos: readonly StaffTodo[];
  waiting: Asked;
  /** What an applicant begins with is asked here: neither where it is a list of its own, nor of staff who file nothing. */
  asksSteps: boolean;
}

/** What waits for this person: others who wait for the unit or the office come first, then what is due, then what has no date. */
export function todoItems(facts: Facts): TodoItem[] {
  const { applications, info, registration, waitingMembers, unitQueue, staffTodos, waiting, asksSteps } =
    facts;
  const dated = [...applications.map(ofApplication), ...waiting.invitations.map(ofInvitation)].toSorted(
    byDate,
  );
  // Said with the project that waits for it.
  const isCertifying = dated.some(({ title }) => title === 'user.todo.endorsed.title');
  return [
    ...audits(unitQueue),
    ...ofStaff(staffTodos).toSorted(byDate),
    ...dated,
    ...members(waitingMembers),
    ...ofAsked(waiting),
    ...(asksSteps
      ? [
          ...papers(ownRegistration(info, registration)),
          ...(isCertifying ? [] : certify(info)),
          ...complete(info),
        ]
      : []),
  ];
}
