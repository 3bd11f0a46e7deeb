import type {
  CodeFinding,
  JoinRequest,
  RequestCase,
  Space,
  SpaceRow,
  SpaceStanding,
} from '@contract/learning';

/** A course that anybody with its code can join; name only what the test is about. */
export const aSpaceRow = (facts: Partial<SpaceRow> = {}): SpaceRow => ({
  id: 5,
  kind: 'course',
  title: '水力建模入门',
  summary: '用一座小城的管网学会建立水力模型。',
  field: 'manufacturing',
  unit_name: '云泽大学',
  teacher: '顾明谦',
  member_count: 12,
  capacity: null,
  requires_real_name: false,
  requires_professional: false,
  end_at: null,
  state: 'open',
  ...facts,
});

export const aStanding = (facts: Partial<SpaceStanding> = {}): SpaceStanding => ({
  roles: [],
  class_name: null,
  requests: [],
  may_decide: false,
  may_edit: false,
  may_moderate: false,
  waiting_count: 0,
  invitation: null,
  ...facts,
});

export const aSpace = (facts: Partial<Space> = {}): Space => ({
  ...aSpaceRow(),
  body: '一、模型的建立\n二、校核',
  team: [{ name: '顾明谦', role: 'creator' }],
  classes: [],
  code_open: true,
  removed_reason: null,
  version: 3,
  standing: aStanding(),
  ...facts,
});

export const aFinding = (facts: Partial<CodeFinding> = {}): CodeFinding => ({
  space: aSpaceRow(),
  class_name: null,
  own_class: null,
  roles: [],
  waiting: [],
  refusal: null,
  refusal_text: null,
  ...facts,
});

export const aRequest = (facts: Partial<JoinRequest> = {}): JoinRequest => ({
  id: 9,
  space_id: 5,
  kind: 'course',
  title: '水力建模入门',
  role: 'professor',
  status: 0,
  reason: null,
  create_time: '2026-09-10T10:00:00+08:00',
  decide_time: null,
  version: 2,
  ...facts,
});

export const aRequestCase = (facts: Partial<RequestCase> = {}): RequestCase => ({
  ...aRequest(),
  person: '沈知遥',
  person_unit: '青陶水务科技有限公司',
  certified: true,
  professional_certified: false,
  ...facts,
});
