import { adminSchoolCalls } from '@contract/admin-school';
import { schoolCalls } from '@contract/school';
import { createSealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { pageOf, queuePageOf } from '@server/http/paging';
import type { FastifyInstance } from 'fastify';
import { appliesOf, listApplies, presentApply } from './applies';
import { askForDepartment, askForSchool } from './ask';
import { decideSchoolApply } from './decide';
import { departmentOf, editPlace, mergePlace, schoolOf, switchPlace } from './manage-place';
import { listDepartments, listSchools, named } from './places';
import { usableDepartments, usableSchools } from './service';
import type { FiledAbout } from './settle';

const OPTIONS_MAX = 200;

const option = ({ id, name, status }: { id: number; name: string; status: string }) => ({
  id,
  name,
  pending: status === 'pending',
});
interface Managed {
  params: { id: number };
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
}
/** Performs an act on an entry and answers the entry afterwards. */
const managed =
  <Row>(read: (tx: Transaction, id: number) => Promise<Row | undefined>) =>
  ({ params, transaction }: Managed, work: (tx: Transaction) => Promise<void>): Promise<Row> =>
    transaction(async (tx) => {
      await work(tx);
      const row = await read(tx, params.id);
      if (!row) throw notFound();
      return row;
    });
const onSchool = managed(schoolOf);
const onDepartment = managed(departmentOf);

export const registerSchools = (app: FastifyInstance, deps: Deps, filed: FiledAbout): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  implement(app, deps, schoolCalls, {
    'GET /api/schools/for_option.json': async ({ caller, query }) => {
      const all = usableSchools(kysely, caller.accountId).orderBy('name').limit(OPTIONS_MAX);
      const found = query.keyword ? all.where('name', 'like', named(query.keyword)) : all;
      return { schools: (await found.execute()).map(option) };
    },
    'GET /api/schools/{id}/departments/for_option.json': async ({ caller, params, query }) => {
      const school = await usableSchools(kysely, caller.accountId)
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!school) throw notFound('school.not_found');
      const all = usableDepartments(kysely, params.id, caller.accountId).orderBy('name').limit(OPTIONS_MAX);
      const found = query.keyword ? all.where('name', 'like', named(query.keyword)) : all;
      return { departments: (await found.execute()).map(option) };
    },
    'POST /api/add_school_applies.json': askForSchool,
    'POST /api/add_department_applies.json': askForDepartment,
    'GET /api/users/school_applies.json': async ({ caller }) => ({
      applies: (await appliesOf(kysely, caller.accountId)).map(presentApply),
    }),
    'GET /prod-api/system/school/apply/list': async ({ query }) => {
      const { rows, total } = await listApplies(kysely, query.status, queuePageOf(query, query.status === 0));
      return { rows: rows.map(presentApply), total };
    },
    'PUT /prod-api/system/school/apply/{id}/decide': (call) => decideSchoolApply({ sealer, filed }, call),
  });
  implement(app, deps, adminSchoolCalls, {
    'GET /prod-api/system/school/list': ({ query }) => listSchools(kysely, query, pageOf(query)),
    'PUT /prod-api/system/school/{id}': (call) => onSchool(call, (tx) => editPlace(tx, 'school', call)),
    'PUT /prod-api/system/school/{id}/status': (call) =>
      onSchool(call, (tx) => switchPlace(tx, 'school', call)),
    'PUT /prod-api/system/school/{id}/merge': (call) =>
      onSchool(call, (tx) => mergePlace({ tx, filed, now: call.now }, 'school', call)),
    'GET /prod-api/system/department/list': ({ query }) => listDepartments(kysely, query, pageOf(query)),
    'PUT /prod-api/system/department/{id}': (call) =>
      onDepartment(call, (tx) => editPlace(tx, 'department', call)),
    'PUT /prod-api/system/department/{id}/status': (call) =>
      onDepartment(call, (tx) => switchPlace(tx, 'department', call)),
    'PUT /prod-api/system/department/{id}/merge': (call) =>
      onDepartment(call, (tx) => mergePlace({ tx, filed, now: call.now }, 'department', call)),
  });
};
