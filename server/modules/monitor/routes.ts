import { adminSystemCalls } from '@contract/admin-system';
import { auditChanges, type EditingAct } from '@contract/rules/audit-changes';
import { beijingIso } from '@contract/rules/beijing-time';
import { securityStateCalls } from '@contract/security-state';
import { type AuditedAct, recordAudit } from '@server/audit/audit';
import { noteExport } from '@server/audit/note-export';
import { verifyChain } from '@server/audit/verify-chain';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { keepSitePicture } from '@server/modules/site/service';
import { dictionary } from '@server/modules/system/service';
import type { Caller } from '@server/security/caller';
import { sendTable } from '@server/spreadsheet/send-table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listAudit } from './list-audit';
import { readSecurityState } from './security-state';
import { auditToTable } from './service';
import { readAdminSetting, writeSetting, writeUpdate } from './site-settings';

interface Asked {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
}

/** Writes something and records in the audit log who did it, in one transaction. */
const noted = <T>(
  { caller, now, request, transaction }: Asked,
  noteOf: (answer: T) => AuditedAct & { target: string },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  transaction(async (tx) => {
    const answer = await work(tx);
    const entry = { ...noteOf(answer), accountId: caller.accountId };
    await recordAudit(tx, request, now, entry);
    return answer;
  });

/** The same for a change of fields, which are recorded too. */
const notedEdit = <T extends object>(
  call: Asked,
  action: EditingAct,
  target: string,
  before: object,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  noted(
    call,
    (answer) => {
      const after = Object.fromEntries(
        Object.entries(answer).filter(([field]) => Object.hasOwn(before, field)),
      );
      return { action, target, changes: auditChanges(action, before, after) };
    },
    work,
  );

/** Monitoring and setup: audit log, site settings, dictionaries. */
export const registerMonitor = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, securityStateCalls, {
    'GET /prod-api/monitor/security': ({ now }) => readSecurityState(deps, now),
  });
  implement(app, deps, adminSystemCalls, {
    'GET /prod-api/monitor/audit/list': ({ query }) => listAudit(kysely, query),
    'GET /prod-api/monitor/audit/list/export': async ({ query, caller, now, request, reply }) => {
      const { format, ...filter } = query;
      const note = (rows: number) =>
        noteExport(deps.db, { caller, now, request }, 'audit:list', { rows, format });
      return sendTable(reply, auditToTable(kysely, filter).sheet, { format, now, note });
    },
    'GET /prod-api/monitor/audit/verify': async ({ now }) => ({
      ...(await verifyChain(kysely)),
      checkedAt: beijingIso(now),
    }),
    'GET /prod-api/system/setting': () => readAdminSetting(kysely),
    'PUT /prod-api/system/setting': (call) =>
      notedEdit(call, 'setting.update', 'setting:site', call.body.before, (tx) =>
        writeSetting({ tx, caller: call.caller }, call.body, call.now),
      ),
    'PUT /prod-api/system/setting/picture': (call) =>
      notedEdit(call, 'setting.update', 'setting:picture', { url: null }, (tx) =>
        keepSitePicture(tx, call.body, call.now),
      ),
    'PUT /prod-api/system/setting/update': (call) =>
      noted(
        call,
        (update) => ({
          action: 'setting.notice',
          target: 'setting:update',
          changes: auditChanges('setting.notice', { update: call.body.before }, { update }),
        }),
        (tx) => writeUpdate({ tx, caller: call.caller }, call.body, call.now),
      ),
    'GET /prod-api/system/dict/types': () => dictionary.types(kysely),
    'GET /prod-api/system/dict/list': ({ query }) => dictionary.list(kysely, query),
    'POST /prod-api/system/dict': (call) =>
      noted(
        call,
        ({ id }) => ({ action: 'dict.create', target: `dict:${id}` }),
        (tx) => dictionary.create(tx, call.body),
      ),
    'PUT /prod-api/system/dict/{id}': (call) =>
      notedEdit(call, 'dict.update', `dict:${call.params.id}`, call.body.before, (tx) =>
        dictionary.update({ tx, caller: call.caller }, call.params.id, call.body),
      ),
  });
};
