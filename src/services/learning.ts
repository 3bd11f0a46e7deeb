import type { Calls } from '@contract/endpoints';
import type { SpaceKind } from '@contract/learning-choices';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

const COURSES = 'GET /api/courses.json';
const JOIN_COURSE = 'POST /api/courses/apply_to_join_course.json';
const REQUESTS = 'GET /api/learning/requests.json';
const SPACE = 'PUT /api/learning/spaces/{id}.json';

export type SpaceQuery = Calls[typeof COURSES]['query'];
export type Space = Calls['GET /api/courses/{id}.json']['reply']['course'];
export type SpaceDraft = Calls['POST /api/courses.json']['body'];
type Changes = Calls['PATCH /api/learning/drafts/{kind}.json']['body'];
export type CodeFinding = Calls['GET /api/learning/codes/{code}.json']['reply'];
export type RequestCase = Calls[typeof REQUESTS]['reply']['requests'][number];

/** Both kinds answer alike but for the name of the list. */
export const listSpaces = async (kind: SpaceKind, query: SpaceQuery) => {
  if (kind === 'course') {
    const { courses, total_count } = await call(COURSES, { query });
    return { list: courses, total: total_count };
  }
  const { projects, total_count } = await call('GET /api/projects.json', { query });
  return { list: projects, total: total_count };
};

export const fetchSpace = async (kind: SpaceKind, id: number, shownBy?: ShownBy): Promise<Space> =>
  kind === 'course'
    ? (await call('GET /api/courses/{id}.json', { params: { id }, shownBy })).course
    : (await call('GET /api/projects/{id}.json', { params: { id }, shownBy })).project;

export const createSpace = async (kind: SpaceKind, body: SpaceDraft): Promise<Space> =>
  kind === 'course'
    ? (await call('POST /api/courses.json', { body, once: true, shownBy: 'form' })).course
    : (await call('POST /api/projects.json', { body, once: true, shownBy: 'form' })).project;

export const updateSpace = async (id: number, body: Calls[typeof SPACE]['body']): Promise<Space> =>
  (await call(SPACE, { params: { id }, body, shownBy: 'form' })).space;

/** The draft of a course or project that is not opened or published yet. */
export const fetchNewSpaceDraft = (kind: SpaceKind, shownBy?: ShownBy) =>
  call('GET /api/learning/drafts/{kind}.json', { params: { kind }, shownBy });
export const updateNewSpaceDraft = (kind: SpaceKind, body: Changes) =>
  call('PATCH /api/learning/drafts/{kind}.json', { params: { kind }, body, shownBy: 'draft' });
export const discardNewSpace = (kind: SpaceKind, version: number) =>
  call('POST /api/learning/drafts/{kind}/discard.json', {
    params: { kind },
    body: { version },
    shownBy: 'button',
  });
export const fetchSpaceDraft = (id: number, shownBy?: ShownBy) =>
  call('GET /api/learning/spaces/{id}/draft.json', { params: { id }, shownBy });
export const updateSpaceDraft = (id: number, body: Changes) =>
  call('PATCH /api/learning/spaces/{id}/draft.json', { params: { id }, body, shownBy: 'draft' });
export const discardSpaceDraft = (id: number, version: number) =>
  call('POST /api/learning/spaces/{id}/draft/discard.json', {
    params: { id },
    body: { version },
    shownBy: 'button',
  });

export const updateCode = async (
  id: number,
  body: Calls['PUT /api/learning/spaces/{id}/code.json']['body'],
): Promise<Space> =>
  (await call('PUT /api/learning/spaces/{id}/code.json', { params: { id }, body, shownBy: 'button' })).space;

export const updateRemoval = async (
  id: number,
  body: Calls['PUT /api/learning/spaces/{id}/removal.json']['body'],
): Promise<Space> =>
  (await call('PUT /api/learning/spaces/{id}/removal.json', { params: { id }, body, shownBy: 'form' })).space;

export const cancelMembership = async (id: number): Promise<Space> =>
  (await call('DELETE /api/learning/spaces/{id}/membership.json', { params: { id }, shownBy: 'button' }))
    .space;

export const listSpaceMembers = (id: number, page: number) =>
  call('GET /api/learning/spaces/{id}/members.json', { params: { id }, query: { page }, shownBy: 'section' });

const MEMBER = 'PUT /api/learning/spaces/{id}/members/{account_id}.json';
const REMOVAL = 'PUT /api/learning/spaces/{id}/members/{account_id}/removal.json';
export type Member = Calls['GET /api/learning/spaces/{id}/members.json']['reply']['members'][number];

export const updateMember = (id: number, account_id: number, body: Calls[typeof MEMBER]['body']) =>
  call(MEMBER, { params: { id, account_id }, body, shownBy: 'button' });
export const removeMember = (id: number, account_id: number, body: Calls[typeof REMOVAL]['body']) =>
  call(REMOVAL, { params: { id, account_id }, body, shownBy: 'form' });

export const checkCode = (code: string) =>
  call('GET /api/learning/codes/{code}.json', { params: { code }, shownBy: 'page' });
export const applyToJoinCourse = (body: Calls[typeof JOIN_COURSE]['body']) =>
  call(JOIN_COURSE, { body, shownBy: 'form' });
export const applyToJoinProject = (code: string, role: string) =>
  call('POST /api/project_applies.json', { body: { code, role }, shownBy: 'form' });

export const fetchMyLearning = () => call('GET /api/learning/mine.json');
export const listRequests = (query: Calls[typeof REQUESTS]['query']) => call(REQUESTS, { query });
export const submitDecision = (id: number, body: Calls['PUT /api/learning/requests/{id}.json']['body']) =>
  call('PUT /api/learning/requests/{id}.json', { params: { id }, body, shownBy: 'form' });
export const cancelRequest = (id: number) =>
  call('DELETE /api/learning/requests/{id}.json', { params: { id }, shownBy: 'button' });
