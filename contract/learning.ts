import { type Static, Type } from 'typebox';
import {
  JOIN_REFUSALS,
  LEARNING_LIMITS,
  LEARNING_ROLES,
  SPACE_KINDS,
  SPACE_STATES,
} from './learning-choices';
import { Closed, Day, Id, Nullable, OneOf, Text, Time, Version } from './schema';
import { TECH_FIELDS } from './tech-fields';

const Role = OneOf(LEARNING_ROLES);
/** 0 waiting, 1 accepted, 2 refused, -1 cancelled. */
const RequestStatus = Type.Integer({ minimum: -1, maximum: 2 });

/** A course or a learning project in a list; never with its invite code, since the code lets people in. */
const listed = {
  id: Id,
  kind: OneOf(SPACE_KINDS),
  title: Text(120),
  summary: Text(400),
  field: OneOf(TECH_FIELDS),
  unit_name: Text(120),
  /** Who opened it. */
  teacher: Text(40),
  member_count: Type.Integer({ minimum: 0 }),
  capacity: Nullable(Type.Integer()),
  requires_real_name: Type.Boolean(),
  requires_professional: Type.Boolean(),
  end_at: Nullable(Time),
  state: OneOf(SPACE_STATES),
};
export const SpaceRow = Closed(listed);
export type SpaceRow = Static<typeof SpaceRow>;

export const JoinRequest = Closed({
  id: Id,
  space_id: Id,
  kind: OneOf(SPACE_KINDS),
  title: Text(120),
  role: Role,
  status: RequestStatus,
  /** Why it was refused, as it was written to the person. */
  reason: Nullable(Text(LEARNING_LIMITS.reason.max)),
  create_time: Time,
  decide_time: Nullable(Time),
  version: Version,
});
export type JoinRequest = Static<typeof JoinRequest>;

/** A join request as shown to those who decide it, with details of the person asking. */
export const RequestCase = Closed({
  ...JoinRequest.properties,
  person: Text(40),
  person_unit: Text(120),
  certified: Type.Boolean(),
  professional_certified: Type.Boolean(),
});
export type RequestCase = Static<typeof RequestCase>;

const Invitation = Closed({
  code: Text(6),
  classes: Type.Array(Closed({ id: Id, name: Text(40), code: Text(6) })),
});

/** The caller's roles and requests in the course or learning project, and what the caller may do. */
export const SpaceStanding = Closed({
  roles: Type.Array(Role),
  class_name: Nullable(Text(40)),
  requests: Type.Array(JoinRequest),
  may_decide: Type.Boolean(),
  may_edit: Type.Boolean(),
  /** The caller has the permission to take it down. */
  may_moderate: Type.Boolean(),
  waiting_count: Type.Integer({ minimum: 0 }),
  invitation: Nullable(Invitation),
});
export type SpaceStanding = Static<typeof SpaceStanding>;

export const Space = Closed({
  ...listed,
  body: Text(LEARNING_LIMITS.body.max),
  /** Names of those who teach or manage. */
  team: Type.Array(Closed({ name: Text(40), role: Role })),
  classes: Type.Array(Text(40)),
  code_open: Type.Boolean(),
  /** Why it was taken down; null unless it was. After that only its members and the moderators still see it. */
  removed_reason: Nullable(Text(LEARNING_LIMITS.reason.max)),
  version: Version,
  standing: Nullable(SpaceStanding),
});
export type Space = Static<typeof Space>;

export const Member = Closed({
  /** Only for those who may change or remove this member; null for everybody else. */
  account_id: Nullable(Id),
  name: Text(40),
  roles: Type.Array(Role),
  class_name: Nullable(Text(40)),
  join_time: Time,
});
export type Member = Static<typeof Member>;

/** What an invite code gives access to, shown before the person joins. */
export const CodeFinding = Closed({
  space: SpaceRow,
  class_name: Nullable(Text(40)),
  /** The class in which this person is already. */
  own_class: Nullable(Text(40)),
  roles: Type.Array(Role),
  waiting: Type.Array(Role),
  /** Code of what prevents this person from joining now; `refusal_text` is the sentence for it. */
  refusal: Nullable(OneOf(JOIN_REFUSALS)),
  refusal_text: Nullable(Text(120)),
});
export type CodeFinding = Static<typeof CodeFinding>;

export const Membership = Closed({
  space: SpaceRow,
  roles: Type.Array(Role),
  join_time: Time,
  /** It was taken down; its members still see it. */
  removed: Type.Boolean(),
});
export type Membership = Static<typeof Membership>;

const ClassName = Type.String({ minLength: 1, maxLength: LEARNING_LIMITS.className.max });

/** What its teacher or manager writes. */
export const SpaceDraft = Closed({
  title: Type.String({ minLength: LEARNING_LIMITS.title.min, maxLength: LEARNING_LIMITS.title.max }),
  summary: Type.String({ minLength: LEARNING_LIMITS.summary.min, maxLength: LEARNING_LIMITS.summary.max }),
  body: Text(LEARNING_LIMITS.body.max),
  field: OneOf(TECH_FIELDS),
  unit_name: Type.String({
    minLength: LEARNING_LIMITS.unitName.min,
    maxLength: LEARNING_LIMITS.unitName.max,
  }),
  capacity: Nullable(
    Type.Integer({ minimum: LEARNING_LIMITS.capacity.min, maximum: LEARNING_LIMITS.capacity.max }),
  ),
  requires_real_name: Type.Boolean(),
  requires_professional: Type.Boolean(),
  /** The last calendar day, in Beijing. */
  end_on: Nullable(Day),
  classes: Type.Array(ClassName, {
    maxItems: LEARNING_LIMITS.classes,
    uniqueItems: true,
  }),
});
export type SpaceDraft = Static<typeof SpaceDraft>;

/** Classes that are kept under a new name; a class missing from the names without being renamed is removed. */
export const Renamings = Type.Array(Closed({ from: ClassName, to: ClassName }), {
  maxItems: LEARNING_LIMITS.classes,
});
