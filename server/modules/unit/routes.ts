import { unattendedUnitCalls } from '@contract/unattended-unit';
import { unitChangeCalls } from '@contract/unit-change';
import { unitMemberCalls } from '@contract/unit-member';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { pageOf, queuePageOf } from '@server/http/paging';
import type { FastifyInstance } from 'fastify';
import { decideUnitApply, listUnitApplies } from './applies';
import { appointAdministrator } from './appoint';
import { decideChange } from './decide-change';
import { fileChange, withdrawChange } from './file-change';
import { handOver } from './hand-over';
import { leaveUnit } from './leave-unit';
import { askToJoin, decideMember, latestJoin, listMembers } from './members';
import { ownUnit } from './own-unit';
import { listCandidates, listPeople } from './people';
import { registerOwn } from './register-own';
import { removeMember } from './remove-member';
import { listUnattended } from './unattended';
import { latestChange, listChanges } from './unit-changes';
import type { UnitFollower } from './unit-follower';

/** Status of registrations, changes and applications to join that are not decided yet. */
const WAITING = 0;

export const registerUnits = (app: FastifyInstance, deps: Deps, followers: readonly UnitFollower[]): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  implement(app, deps, unitMemberCalls, {
    'GET /prod-api/system/unit/join': ({ caller }) => latestJoin(kysely, caller.accountId),
    'POST /prod-api/system/unit/join': (call) => askToJoin(sealer, call),
    'DELETE /prod-api/system/unit/join': (call) => leaveUnit(sealer, call),
    'POST /prod-api/system/unit/registration': registerOwn,
    'GET /prod-api/system/unit/member/list': ({ caller, query }) =>
      listMembers(kysely, caller, query, queuePageOf(query, query.status === WAITING)),
    'GET /prod-api/system/unit/people': ({ caller, query }) =>
      listPeople(kysely, caller, query, pageOf(query)),
    'PUT /prod-api/system/unit/people/{id}/handOver': (call) => handOver(sealer, call),
    'PUT /prod-api/system/unit/people/{id}/remove': (call) => removeMember(sealer, call),
    'PUT /prod-api/system/unit/member/{id}/decide': (call) => decideMember(sealer, call),
    'GET /prod-api/system/unit/apply/list': ({ query }) =>
      listUnitApplies(kysely, query.status, queuePageOf(query, query.status === WAITING)),
    'PUT /prod-api/system/unit/apply/{id}/decide': (call) => decideUnitApply(sealer, call),
  });
  implement(app, deps, unattendedUnitCalls, {
    'GET /prod-api/system/unit/unattended': ({ query }) => listUnattended(kysely, query.state, pageOf(query)),
    'GET /prod-api/system/unit/unattended/{id}/people': ({ params }) => listCandidates(kysely, params.id),
    'PUT /prod-api/system/unit/unattended/{id}/appoint': (call) => appointAdministrator(sealer, call),
  });
  implement(app, deps, unitChangeCalls, {
    'GET /prod-api/system/unit/own': ({ caller }) => ownUnit(kysely, caller.unitId),
    'GET /prod-api/system/unit/change': ({ caller }) =>
      caller.unitId === null ? Promise.resolve(null) : latestChange(kysely, caller.unitId),
    'POST /prod-api/system/unit/change': fileChange,
    'DELETE /prod-api/system/unit/change': withdrawChange,
    'GET /prod-api/system/unit/change/list': ({ query }) =>
      listChanges(kysely, query.status, queuePageOf(query, query.status === WAITING)),
    'PUT /prod-api/system/unit/change/{id}/decide': (call) => decideChange(sealer, followers, call),
  });
};
