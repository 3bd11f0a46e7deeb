import { learningCalls } from '@contract/learning-calls';
import type { SpaceKind } from '@contract/learning-choices';
import { PAGE_FIRST, PAGE_SIZE } from '@contract/limits';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { AppError, notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import type { Caller } from '@server/security/caller';
import type { FastifyInstance } from 'fastify';
import { cancelRequest } from './cancel-request';
import { changeCode } from './change-code';
import { decideRequest } from './decide-request';
import { registerLearningDrafts } from './draft-routes';
import { createSpace, editSpace } from './edit-space';
import { joinCourse } from './join-course';
import { joinProject } from './join-project';
import { leaveSpace } from './leave-space';
import { lookUpCode } from './look-up-code';
import { changeRole, removeMember } from './manage-member';
import { listMembers } from './members';
import { learningOf } from './mine';
import { moderateSpace } from './moderate-space';
import { presentCase, presentSpaceRow } from './present-learning';
import { findSpace, listSpaces, type SpaceFilter } from './repository';
import { requestsToDecide } from './request-repository';
import { spacePage } from './space-page';

interface Paging {
  page?: number;
  per_page?: number;
}

const removed = (kind: SpaceKind): AppError =>
  new AppError(410, kind === 'course' ? 'learning.course_removed' : 'learning.project_removed', {
    errorCode: 'learning.removed',
  });

/** The `/api` family counts with `page` and `per_page` (req:product-lists). */
const pageOf = ({ page = PAGE_FIRST, per_page: limit = PAGE_SIZE }: Paging) => ({
  limit,
  offset: (page - PAGE_FIRST) * limit,
});

export const registerLearning = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());

  const listed = async (filter: SpaceFilter, query: Paging) => {
    const { rows, total } = await listSpaces(kysely, filter, pageOf(query));
    return { rows: rows.map((row) => presentSpaceRow(row, filter.now)), total };
  };
  const shown = async (kind: SpaceKind, id: number, caller: Caller | null, now: Date) => {
    const record = await findSpace(kysely, id);
    if (record?.kind !== kind) throw notFound();
    const page = await spacePage(kysely, record, caller, now);
    const isInside = page.standing && (page.standing.roles.length > 0 || page.standing.may_moderate);
    if (record.removedReason !== null && !isInside) throw removed(kind);
    return page;
  };

  registerLearningDrafts(app, deps, sealer);
  implement(app, deps, learningCalls, {
    'POST /api/courses/apply_to_join_course.json': (call) => joinCourse(deps, sealer, call),
    'POST /api/project_applies.json': (call) => joinProject(deps, sealer, call),
    'GET /api/courses.json': async ({ query, now }) => {
      const { rows, total } = await listed({ ...query, kind: 'course', now }, query);
      return { courses: rows, total_count: total };
    },
    'GET /api/courses/{id}.json': async ({ params, caller, now }) => ({
      course: await shown('course', params.id, caller, now),
    }),
    'GET /api/projects.json': async ({ query, now }) => {
      const { rows, total } = await listed({ ...query, kind: 'project', now }, query);
      return { projects: rows, total_count: total };
    },
    'GET /api/projects/{id}.json': async ({ params, caller, now }) => ({
      project: await shown('project', params.id, caller, now),
    }),
    'POST /api/courses.json': async (call) => ({
      course: await createSpace(sealer, 'course', call),
    }),
    'POST /api/projects.json': async (call) => ({
      project: await createSpace(sealer, 'project', call),
    }),
    'PUT /api/learning/spaces/{id}.json': (call) => editSpace(sealer, call),
    'GET /api/learning/mine.json': ({ caller, now }) => learningOf(kysely, caller, now),
    'GET /api/learning/codes/{code}.json': ({ params, caller, now }) =>
      lookUpCode(deps.db, caller, params.code, now),
    'GET /api/learning/spaces/{id}/members.json': ({ params, query, caller }) =>
      listMembers(kysely, caller, params.id, pageOf(query)),
    'PUT /api/learning/spaces/{id}/members/{account_id}.json': (call) => changeRole(sealer, call),
    'PUT /api/learning/spaces/{id}/members/{account_id}/removal.json': (call) => removeMember(sealer, call),
    'DELETE /api/learning/spaces/{id}/membership.json': (call) => leaveSpace(call),
    'PUT /api/learning/spaces/{id}/code.json': (call) => changeCode(call),
    'PUT /api/learning/spaces/{id}/removal.json': (call) => moderateSpace(sealer, call),
    'GET /api/learning/requests.json': async ({ query, caller }) => {
      const status = query.status === undefined ? undefined : Number(query.status);
      const { accountId } = caller;
      const { rows, total } = await requestsToDecide(kysely, { accountId, status }, pageOf(query));
      return { requests: rows.map(presentCase), total_count: total };
    },
    'PUT /api/learning/requests/{id}.json': (call) => decideRequest(sealer, call),
    'DELETE /api/learning/requests/{id}.json': (call) => cancelRequest(call),
  });
};
