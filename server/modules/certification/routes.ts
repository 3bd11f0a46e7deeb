import { certificationCalls } from '@contract/certification';
import type { PlainAct } from '@contract/rules/audit-changes';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { pageOf, queuePageOf } from '@server/http/paging';
import { ownAccount } from '@server/modules/account/service';
import { createIdentity } from '@server/modules/auth/service';
import type { Caller } from '@server/security/caller';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GoOn } from './agree-certification';
import { applyProfessional, applyRealName } from './apply-certification';
import { decideCertification, revokeCertification } from './decide-certification';
import { endCertification, withdrawApplication } from './end-certification';
import { presentCase, presentCertification } from './present-certification';
import { certificationsOf, findCertification, type Kind, listCases, STATUS } from './repository';
import { listVouchable, vouch } from './vouch';

interface OwnCall {
  params: { login: string };
  caller: Caller;
  now: Date;
  request: FastifyRequest;
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
}

export const registerCertifications = (app: FastifyInstance, deps: Deps, goOn: GoOn): void => {
  const { kysely } = deps.db;
  const identity = createIdentity(deps);
  const { sealer } = identity;

  const audit = (tx: Transaction, { request, now, caller }: OwnCall, action: PlainAct) =>
    recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action,
      target: `account:${caller.accountId}`,
    });
  const withdraw = (call: OwnCall, kind: Kind): Promise<Record<string, never>> =>
    call.transaction(async (tx) => {
      await ownAccount(tx, call.caller, call.params.login);
      if (await withdrawApplication(identity, { tx, caller: call.caller }, kind, call.now))
        await audit(tx, call, 'certification.withdraw');
      return {};
    });
  const giveUp = (call: OwnCall, kind: Kind, reason: string | null): Promise<Record<string, never>> =>
    call.transaction(async (tx) => {
      const account = await ownAccount(tx, call.caller, call.params.login);
      await endCertification(identity, tx, { accountId: account.id, kind }, { reason }, call.now);
      await audit(tx, call, 'certification.give_up');
      return {};
    });

  implement(app, deps, certificationCalls, {
    'POST /api/users/accounts/{id}/authentication_apply.json': (call) =>
      applyRealName(deps.db, identity, call),
    'DELETE /api/users/accounts/{login}/authentication_apply.json': (call) => withdraw(call, 'real_name'),
    'POST /api/users/accounts/{id}/professional_auth_apply.json': (call) => applyProfessional(call),
    'DELETE /api/users/accounts/{login}/professional_auth_apply.json': (call) =>
      withdraw(call, 'professional'),
    'POST /api/users/{login}/cancel_authentication.json': (call) =>
      giveUp(call, 'real_name', call.body.reason ?? null),
    'POST /api/users/{login}/cancel_professional_certification.json': (call) =>
      giveUp(call, 'professional', call.body.reason ?? null),
    'GET /api/users/accounts/{login}/certifications.json': async ({ caller, params }) => {
      const account = await ownAccount(kysely, caller, params.login);
      const rows = await certificationsOf(kysely, account.id);
      return { certifications: rows.map((row) => presentCertification(row, sealer)) };
    },
    'GET /prod-api/system/cert/list': async ({ query }) => {
      const page = queuePageOf(query, query.status === STATUS.pending);
      const { rows, total } = await listCases(kysely, query, page);
      return { rows: rows.map((row) => presentCase(row, sealer)), total };
    },
    'GET /prod-api/system/cert/{id}': async ({ params }) => {
      const row = await findCertification(kysely, params.id);
      if (!row) throw notFound();
      return presentCase(row, sealer);
    },
    'PUT /prod-api/system/cert/{id}/decide': (call) => decideCertification(identity, goOn, call),
    'PUT /prod-api/system/cert/{id}/revoke': (call) => revokeCertification(identity, call),
    'GET /prod-api/system/unit/cert/list': ({ caller, query }) =>
      listVouchable(kysely, caller, pageOf(query)),
    'PUT /prod-api/system/unit/cert/{id}/vouch': (call) => vouch({ sealer, goOn }, call),
  });
};
