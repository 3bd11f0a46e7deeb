import type { schoolCalls } from '@contract/school';
import { say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { badRequest, conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { type Limit, limitRate } from '@server/security/rate-limit';
import { cleanName } from './clean-name';
import { usableSchools } from './service';

type SchoolCall = Call<(typeof schoolCalls)['POST /api/add_school_applies.json']>;
type DepartmentCall = Call<(typeof schoolCalls)['POST /api/add_department_applies.json']>;

const PER_DAY: Limit = { name: 'school.ask', max: 10, windowMs: DAY_MS };

/** Inside the transaction, so that a request repeated with its key does not count twice. */
const limitAsks = (tx: Transaction, accountId: number, now: Date) =>
  limitRate({ kysely: tx }, PER_DAY, String(accountId), now);

interface Asked {
  accountId: number;
  schoolId: number;
  departmentId: number | null;
  name: string;
  remarks: string;
}

const ask = async (
  tx: Transaction,
  { request, now }: SchoolCall | DepartmentCall,
  asked: Asked,
): Promise<void> => {
  await tx
    .insertInto('schoolApply')
    .values({ ...asked, createdAt: now, updatedAt: now })
    .execute();
  const target =
    asked.departmentId === null ? `school:${asked.schoolId}` : `department:${asked.departmentId}`;
  await recordAudit(tx, request, now, {
    accountId: asked.accountId,
    action: 'school.ask',
    target,
  });
};

const hasAsked = async (
  tx: Transaction,
  accountId: number,
  column: 'schoolId' | 'departmentId',
  id: number,
) =>
  (await tx
    .selectFrom('schoolApply')
    .select('id')
    .where('accountId', '=', accountId)
    .where(column, '=', id)
    .where('status', '=', 0)
    .executeTakeFirst()) !== undefined;

interface Existing {
  id: number;
  name: string;
  status: string;
  reason: string | null;
}
const EXISTING = ['id', 'name', 'status', 'reason'] as const;
const revived = { status: 'pending', mergedInto: null, reason: null };

const checkStopped = ({ name, status, reason }: Existing): void => {
  if (status === 'stopped') throw conflict(say('school.stopped', { name, reason: reason ?? '' }));
};

/** A name that others have requested is requested together with them; a refused one may be requested again. */
const reviveSchool = async (tx: Transaction, existing: Existing, accountId: number) => {
  checkStopped(existing);
  if (existing.status === 'active') throw conflict('school.exists');
  if (existing.status === 'pending' && (await hasAsked(tx, accountId, 'schoolId', existing.id)))
    throw conflict('school.asked');
  await tx.updateTable('school').set(revived).where('id', '=', existing.id).execute();
  return existing.id;
};

export const askForSchool = async (call: SchoolCall) => {
  const { body, caller, now } = call;
  const name = cleanName(body.name, 'school.name_empty');
  return call.transaction(async (tx) => {
    await limitAsks(tx, caller.accountId, now);
    const { province = null, city = null, address = null } = body;
    const created = await tx
      .insertInto('school')
      .values({ name, province, city, address, status: 'pending', createdAt: now, updatedAt: now })
      .onConflict((oc) => oc.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    const existing = created
      ? null
      : await tx
          .selectFrom('school')
          .select(EXISTING)
          .where('name', '=', name)
          .forUpdate()
          .executeTakeFirstOrThrow();
    const schoolId = created?.id ?? (existing ? await reviveSchool(tx, existing, caller.accountId) : 0);
    const { accountId } = caller;
    await ask(tx, call, { accountId, schoolId, departmentId: null, name, remarks: body.remarks ?? '' });
    return { school_id: schoolId, apply_status: 0 };
  });
};

const reviveDepartment = async (tx: Transaction, existing: Existing, accountId: number) => {
  checkStopped(existing);
  if (existing.status === 'active')
    throw conflict('school.department_exists', { errorCode: 'school.exists' });
  if (existing.status === 'pending' && (await hasAsked(tx, accountId, 'departmentId', existing.id)))
    throw conflict('school.asked');
  await tx.updateTable('department').set(revived).where('id', '=', existing.id).execute();
  return existing.id;
};

export const askForDepartment = async (call: DepartmentCall) => {
  const { body, caller, now } = call;
  const name = cleanName(body.name, 'school.department_empty');
  return call.transaction(async (tx) => {
    await limitAsks(tx, caller.accountId, now);
    const { accountId } = caller;
    const school = await usableSchools(tx, accountId).where('id', '=', body.school_id).executeTakeFirst();
    if (!school) throw badRequest('school.none');
    const created = await tx
      .insertInto('department')
      .values({ schoolId: school.id, name, status: 'pending', createdAt: now, updatedAt: now })
      .onConflict((oc) => oc.columns(['schoolId', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst();
    const existing = created
      ? null
      : await tx
          .selectFrom('department')
          .select(EXISTING)
          .where('schoolId', '=', school.id)
          .where('name', '=', name)
          .forUpdate()
          .executeTakeFirstOrThrow();
    const departmentId = created?.id ?? (existing ? await reviveDepartment(tx, existing, accountId) : 0);
    await ask(tx, call, { accountId, schoolId: school.id, departmentId, name, remarks: body.remarks ?? '' });
    return { department_id: departmentId, apply_status: 0 };
  });
};
