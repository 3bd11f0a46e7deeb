import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { pinyinInitials } from '@contract/rules/pinyin-initials';
import { usccCheckCharacter } from '@contract/rules/uscc';
import type { Config } from '@server/config/config';
import { createSealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { ASKED_SCHOOLS, ASKING_PEOPLE, ASKING_UNITS } from './admin/demo-queues';
import { fillFile } from './demo-file';
import { workingHoursAgo } from './working-time';

/** Rough conversion: three hours by the clock are one office hour. */
const CLOCK_HOURS = 3;

/** There is no region 98, so these numbers are nobody's. */
const numberOf = (order: number, gender: number): string => {
  const first17 = `980000199${order}0${String(311 + order * 10)}${String(order * 2 + (gender === 0 ? 1 : 2)).padStart(3, '0')}`;
  return first17 + idNumberCheckCharacter(first17);
};

/** People whose requests wait in the admin area; nobody signs in as them. One of them has already applied. */
const aPerson = async (tx: Transaction, login: string, name: string, createdAt: Date): Promise<number> => {
  const known = await tx.selectFrom('account').select('id').where('login', '=', login).executeTakeFirst();
  if (known) return known.id;
  const { id } = await tx
    .insertInto('account')
    .values({ login, loginKey: login, nickname: name, realName: name, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const role = await tx
    .selectFrom('role')
    .select('id')
    .where('roleKey', '=', 'common')
    .executeTakeFirstOrThrow();
  await tx.insertInto('accountRole').values({ accountId: id, roleId: role.id }).execute();
  return id;
};

const fillCertificationQueue = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const sealer = createSealer(config.dataKey.export());
  const { id: schoolId } = await tx
    .selectFrom('school')
    .select('id')
    .where('name', '=', '北屿师范大学')
    .executeTakeFirstOrThrow();
  for (const [order, person] of ASKING_PEOPLE.entries()) {
    const { login, name, gender, kind, extra, file, hours } = person;
    const at = workingHoursAgo(now, hours / CLOCK_HOURS, login);
    const accountId = await aPerson(tx, login, name, at);
    const { id: fileId } = await fillFile(tx, config.uploadDir, {
      ownerId: accountId,
      name: file,
      at,
      purpose: kind,
    });
    const number = numberOf(order, gender);
    const claim =
      kind === 'real_name'
        ? {
            gender,
            idType: 'id_card',
            idNumberSealed: sealer.seal(number),
            idNumberKey: sealer.fingerprint(`id:${number}`),
          }
        : { schoolId, identity: 'professional', extra };
    await tx
      .insertInto('certification')
      .values({ accountId, kind, name, fileId, ...claim, createdAt: at, queuedAt: at, updatedAt: at })
      .execute();
  }
};

const fillUnitQueue = async (tx: Transaction, { uploadDir }: Config, now: Date): Promise<void> => {
  for (const { login, admin, code, hours, ...unit } of ASKING_UNITS) {
    const at = workingHoursAgo(now, hours / CLOCK_HOURS, login);
    const accountId = await aPerson(tx, login, admin, at);
    const { id: unitId } = await tx
      .insertInto('unit')
      .values({
        ...unit,
        uscc: code + usccCheckCharacter(code),
        status: 'pending',
        verified: false,
        isMember: false,
        pinyin: pinyinInitials(unit.name),
        createdAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paper = async (name: string) =>
      (await fillFile(tx, uploadDir, { ownerId: accountId, name, at, purpose: 'unit' })).id;
    await tx
      .insertInto('unitApply')
      .values({
        accountId,
        unitId,
        createdAt: at,
        updatedAt: at,
        licenseFile: await paper('统一社会信用代码证书.pdf'),
        letterFile: await paper('盖章授权书.pdf'),
      })
      .execute();
  }
};

const fillSchoolQueue = async (tx: Transaction, now: Date): Promise<void> => {
  const asking = await tx
    .selectFrom('account')
    .select('id')
    .where('login', '=', ASKING_PEOPLE[0]?.login ?? '')
    .executeTakeFirstOrThrow();
  for (const { name, school, remarks, hours, ...place } of ASKED_SCHOOLS) {
    const createdAt = workingHoursAgo(now, hours / CLOCK_HOURS, name);
    const { id: schoolId } = school
      ? await tx.selectFrom('school').select('id').where('name', '=', school).executeTakeFirstOrThrow()
      : await tx
          .insertInto('school')
          .values({ name, ...place, status: 'pending', createdAt })
          .returning('id')
          .executeTakeFirstOrThrow();
    const department = school
      ? await tx
          .insertInto('department')
          .values({ schoolId, name, status: 'pending', createdAt })
          .returning('id')
          .executeTakeFirstOrThrow()
      : null;
    await tx
      .insertInto('schoolApply')
      .values({
        accountId: asking.id,
        schoolId,
        departmentId: department?.id ?? null,
        name,
        remarks,
        createdAt,
      })
      .execute();
  }
};

/** Something to decide in every queue of the admin area. Runs last, so that no other filler depends on it. */
export const fillQueues = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  await fillCertificationQueue(tx, config, now);
  await fillUnitQueue(tx, config, now);
  await fillSchoolQueue(tx, now);
};
