import { ACHIEVEMENT_STATUSES } from '@contract/achievement-choices';
import { DEMAND_STATUSES } from '@contract/demand-choices';
import { APPLICATION_STATUSES } from '@contract/enums';
import { CHANGE_STATES } from '@contract/project-change-choices';
import { REPLY_STATUSES } from '@contract/reply-choices';
import { REVIEW_STATUSES } from '@contract/review-choices';
import type { Kind } from './declaration';

type Row = Record<string, unknown>;

/** The table of a kind of thing, the demo row used for it, and its columns in each state. */
export interface Scene {
  table: string;
  /** One with everything that can be read of it; another that may be deleted. */
  seed: { read: string; write: string };
  states: readonly string[];
  /** Column of the owner; null where a unit is the owner. */
  owner: string | null;
  set: (state: string, now: Date) => Row;
}

const DAY_MS = 86_400_000;
const later = (now: Date): string => new Date(now.getTime() + 60 * DAY_MS).toISOString();
const earlier = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString();
const SEEN_BY_OFFICE = ['draft', 'withdrawn', 'submitted', 'unit_review'];
const SENT_DEMAND = ['published', 'matching', 'solved', 'closed', 'expired'];

const setApplication: Scene['set'] = (status, now) => ({
  status,
  unit_id: 1,
  version: 0,
  due_at: status === 'returned' ? later(now) : null,
  returned_from: status === 'returned' ? 'formal_check' : null,
  reported_at: SEEN_BY_OFFICE.includes(status) ? null : earlier(now),
});

/** In the states that involve the proposed leader, the request is for a change of the leader. */
const ANOTHER_LEADER = {
  kind: 'leader',
  milestone: null,
  due: null,
  until: null,
  leader_id: 1,
  successor_id: 1,
};

export const SCENES: Record<Exclude<Kind, 'single'>, Scene> = {
  application: {
    table: 'application',
    seed: {
      read: "select id from application where owner_id = 1 and status = 'closed'",
      write: "select id from application where owner_id = 1 and status = 'returned'",
    },
    states: APPLICATION_STATUSES,
    owner: 'owner_id',
    set: setApplication,
  },
  draft: {
    table: 'application',
    seed: {
      read: "select id from application where owner_id = 1 and status = 'draft'",
      write: "select id from application where owner_id = 1 and status = 'draft'",
    },
    states: APPLICATION_STATUSES,
    owner: 'owner_id',
    set: setApplication,
  },
  // It has the same number as its project, which is being carried out, and the same owner.
  change: {
    table: 'project_change',
    seed: {
      read: 'select id from project_change where id = application_id',
      write: 'select id from project_change where id = application_id',
    },
    states: CHANGE_STATES,
    owner: null,
    set: (state) => ({
      state,
      version: 0,
      ...(state === 'successor' || state === 'refused' ? ANOTHER_LEADER : {}),
    }),
  },
  demand: {
    table: 'demand',
    seed: {
      read: "select id from demand where status = 'published' and scope = 'public'",
      write: "select id from demand where owner_id = 1 and status = 'pending'",
    },
    states: DEMAND_STATUSES,
    owner: 'owner_id',
    set: (status, now) => ({
      ...(status === 'expired'
        ? { status: 'published', deadline: earlier(now) }
        : { status, deadline: later(now) }),
      ...(SENT_DEMAND.includes(status) ? { publish_at: earlier(now) } : { publish_at: null }),
      ...(status === 'draft' ? { no: null } : {}),
      scope: 'public',
      version: 0,
    }),
  },
  achievement: {
    table: 'achievement',
    seed: {
      read: "select id from achievement where status = 'published' and scope = 'public'",
      write: "select id from achievement where owner_id = 1 and status = 'pending'",
    },
    states: ACHIEVEMENT_STATUSES,
    owner: 'owner_id',
    set: (status, now) => ({
      status,
      scope: 'public',
      ...(status === 'draft' ? { no: null } : {}),
      publish_at: status === 'published' ? earlier(now) : null,
      version: 0,
    }),
  },
  reply: {
    table: 'demand_reply',
    seed: {
      read: 'select id from demand_reply',
      write: 'select id from demand_reply',
    },
    states: REPLY_STATUSES,
    owner: 'account_id',
    set: (status) => ({ status, version: 0 }),
  },
  review: {
    table: 'review',
    seed: {
      read: "select r.id from review r join application a on a.id = r.application_id where a.status = 'expert_review'",
      write:
        "select r.id from review r join application a on a.id = r.application_id where a.status = 'expert_review'",
    },
    states: REVIEW_STATUSES,
    owner: 'expert_id',
    set: (status) => ({ status, version: 0 }),
  },
  request: {
    table: 'learning_request',
    seed: {
      read: 'select id from learning_request',
      write: 'select id from learning_request',
    },
    states: ['0', '1', '2', '-1'],
    owner: 'account_id',
    set: (state) => ({ status: Number(state), version: 0 }),
  },
  space: {
    table: 'learning_space',
    seed: {
      read: 'select space_id from learning_member where account_id = 13',
      write: 'select space_id from learning_member where account_id = 13',
    },
    states: ['open', 'ended', 'removed'],
    owner: 'owner_id',
    set: (state, now) => ({
      end_at: state === 'ended' ? earlier(now) : null,
      removed_reason: state === 'removed' ? '内容与课程无关' : null,
      version: 0,
    }),
  },
  unitFact: {
    table: 'fact',
    seed: { read: 'select id from fact where unit_id = 1', write: 'select id from fact where unit_id = 1' },
    states: ['there'],
    owner: null,
    set: () => ({ version: 0 }),
  },
};

const NAMED_NOWHERE = ` and id not in (select file_id from application_file)
  and not exists (select from achievement n where n.cover = file.id or strpos(n.figures::text, file.id::text) > 0)
  and not exists (select from demand n where n.cover = file.id or strpos(n.figures::text, file.id::text) > 0)`;

export const singleScene = (table: string): Scene => {
  const owner = table === 'file' ? 'owner_id' : 'account_id';
  // Files that a record refers to are open to the record's readers; this one is not referred to by any.
  const named = table === 'file' ? NAMED_NOWHERE : '';
  // The demo data have a single export, of the office.
  const whose = table === 'export_job' ? 'true' : `${owner} = 1`;
  const seed = `select id from ${table} where ${whose}${named}`;
  return {
    table,
    owner,
    seed: { read: seed, write: seed },
    states: ['there'],
    set: () => (table === 'session' ? { ended_at: null, end_reason: null } : {}),
  };
};
