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

/** The project's page in the personal centre if that exists, otherwise in the public area. */
const projectPath = (id: number): string =>
  isKnownRoute(`/user/myProjects/${id}`) ? `/user/myProjects/${id}` : `/innovation/myProjects/${id}`;

const VERBS: Partial<Record<Row['status'], Verb>> = {
  draft: ['user.todo.draft.title', 'user.todo.draft.action'],
  withdrawn: ['user.todo.draft.title', 'user.todo.draft.action'],
  returned: ['user.todo.returned.title', 'user.todo.returned.action'],
};

/** For an approved project: which stage result is required, for the first time or after a return. */
const stageTitle = (row: Row): MessageId => {
  if (isResultReturned(row))
    return row.status === 'stage_two' ? 'result.mend.two.action' : 'result.mend.one.action';
  // The second stage becomes the leader's task when the first has passed, although its window starts later.
  return row.status === 'approved' ? 'user.todo.stageOne.title' : 'user.todo.stageTwo.title';
};

const stageVerb = (row: Row): Verb => [stageTitle(row), 'user.todo.project.action'];

const ofApplication = (row: Row): TodoItem => {
  const { id, title, status, deadline, periodName } = row;
  // A stamped application in unit review waits for the leader's certification.
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

/** All applications that a unit has to audit, as a single task; the list shows them one by one. */
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

/** Waiting cases of the admin area as counted by the service, with the page where they are handled. */
export interface StaffTodo {
  path: string;
  count: number;
  /** The earliest due date among these. */
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

/** Tasks with a due date first, the earliest leading; the others keep their order. */
const byDate = ({ deadline: a }: TodoItem, { deadline: b }: TodoItem): number =>
  Date.parse(a ?? '9999-12-31') - Date.parse(b ?? '9999-12-31');

interface Facts {
  applications: readonly Row[];
  info: BasicInfo;
  /** The registration of a unit, if this person has started one. */
  registration?: Registration | null | undefined;
  waitingMembers: number;
  unitQueue: UnitQueue;
  staffTodos: readonly StaffTodo[];
  waiting: Asked;
  /**
   * Whether to include an applicant's first steps; false where a separate list shows them, and for staff who never
   * apply.
   */
  asksSteps: boolean;
}

/**
 * The reader's tasks: first the cases of unit and office, for which other people wait, then those with a due date, then
 * the rest.
 */
export function todoItems(facts: Facts): TodoItem[] {
  const { applications, info, registration, waitingMembers, unitQueue, staffTodos, waiting, asksSteps } =
    facts;
  const dated = [...applications.map(ofApplication), ...waiting.invitations.map(ofInvitation)].toSorted(
    byDate,
  );
  // The task of the project that waits for certification mentions it already.
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
