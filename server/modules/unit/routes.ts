import { unattendedUnitCalls } from '@contract/unattended-unit';
import { unitMemberCalls } from '@contract/unit-member';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import { createIdentity } from '@server/modules/auth/service';
import type { FastifyInstance } from 'fastify';
import { decideUnitApply, listUnitApplies } from './applies';
import { appointAdministrator } from './appoint';
import { handOver } from './hand-over';
import { leaveUnit } from './leave-unit';
import { askToJoin, decideMember, latestJoin, listMembers } from './members';
import { listCandidates, listPeople } from './people';
import { registerOwn } from './register-own';
import { removeMember } from './remove-member';
import { listUnattended } from './unattended';

export const registerUnits = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const identity = createIdentity(deps);
  implement(app, deps, unitMemberCalls, {
    'GET /prod-api/system/unit/join': ({ caller }) => latestJoin(kysely, caller.accountId),
    'POST /prod-api/system/unit/join': (call) => askToJoin(identity.sealer, call),
    'DELETE /prod-api/system/unit/join': (call) => leaveUnit(identity.sealer, call),
    'POST /prod-api/system/unit/registration': registerOwn,
    'GET /prod-api/system/unit/member/list': ({ caller, query }) =>
      listMembers(kysely, caller, query.status, pageOf(query)),
    'GET /prod-api/system/unit/people': ({ caller, query }) => listPeople(kysely, caller, pageOf(query)),
    'PUT /prod-api/system/unit/people/{id}/handOver': (call) => handOver(identity.sealer, call),
    'PUT /prod-api/system/unit/people/{id}/remove': (call) => removeMember(identity.sealer, call),
    'PUT /prod-api/system/unit/member/{id}/decide': (call) => decideMember(identity.sealer, call),
    'GET /prod-api/system/unit/apply/list': ({ query }) =>
      listUnitApplies(kysely, query.status, pageOf(query)),
    'PUT /prod-api/system/unit/apply/{id}/decide': (call) => decideUnitApply(identity, call),
  });
  implement(app, deps, unattendedUnitCalls, {
    'GET /prod-api/system/unit/unattended': ({ query }) => listUnattended(kysely, query.state, pageOf(query)),
    'GET /prod-api/system/unit/unattended/{id}/people': ({ params }) => listCandidates(kysely, params.id),
    'PUT /prod-api/system/unit/unattended/{id}/appoint': (call) =>
      appointAdministrator(identity.sealer, call),
  });
};
