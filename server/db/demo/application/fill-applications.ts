import { type Fields, flatten } from '@contract/rules/draft-fields';
import type { Config } from '@server/config';
import type { Transaction } from '@server/db/database';
import type { PeriodTable } from '@server/db/schema';
import { sealFields } from '@server/field-sealing';
import { filedDigest } from '@server/filed-digest';
import { sealReceipt } from '@server/filed-receipt';
import { createSealer, type Sealer } from '@server/sealing';
import { type Selectable, sql } from 'kysely';
import { completeSections } from './completeSections';
import { DEMO_APPLICATIONS, type DemoApplication } from './demo-applications';
import { type DemoFile, fillFile } from './demo-file';
import { morningOf, standing, type Told, tell } from './demo-story';
import { fillRemarks } from './fill-remarks';
import { fillResults } from './fill-results';

interface Room {
  tx: Transaction;
  config: Config;
  sealer: Sealer;
  now: Date;
  periods: Selectable<PeriodTable>[];
}

/** Colleagues of the demo applicant. Nobody signs in as them: they are there so that the unit has something to audit. */
const COLLEAGUES = [
  { login: 'sulan', name: '苏澜', phone: '19900000011' },
  { login: 'wenheng', name: '温衡', phone: '19900000012' },
  { login: 'luohe', name: '罗禾', phone: '19900000013' },
] as const;

const fillColleagues = async (tx: Transaction): Promise<void> => {
  const { unitId } = await tx
    .selectFrom('account')
    .select('unitId')
    .where('login', '=', 'shenzhiyao')
    .executeTakeFirstOrThrow();
  for (const { login, name, phone } of COLLEAGUES) {
    const email = `${login}@example.cn`;
    const person = { login, loginKey: login, nickname: name, realName: name };
    await tx
      .insertInto('account')
      .values({ ...person, phone, phoneKey: phone, email, emailKey: email, unitId, certified: true })
      .execute();
  }
};

const personOf = (tx: Transaction, login: string) =>
  tx
    .selectFrom('account')
    .innerJoin('unit', 'unit.id', 'account.unitId')
    .select([
      'account.id as ownerId',
      'account.phone',
      'account.email',
      'unit.id',
      'unit.name',
      'unit.uscc',
      'unit.address',
      'unit.legalPerson',
    ])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
type Person = Awaited<ReturnType<typeof personOf>>;

const fieldsOf = (
  demo: DemoApplication,
  person: Person,
  period: Selectable<PeriodTable>,
  files: Record<string, DemoFile>,
): Fields => {
  const sections = completeSections({
    period,
    unit: person,
    leader: { phone: person.phone ?? '', email: person.email ?? '' },
    materials: Object.fromEntries(Object.entries(files).map(([kind, { id }]) => [kind, id])),
    project: demo.project,
  });
  const { filled } = demo;
  if (!filled) return flatten(sections);
  return flatten(
    Object.fromEntries(Object.entries(sections).filter(([name]) => filled.some((one) => one === name))),
  );
};

const fillMaterials = async (
  { tx, config }: Room,
  demo: DemoApplication,
  period: Selectable<PeriodTable>,
  ownerId: number,
  at: Date,
) => {
  const files: Record<string, DemoFile> = {};
  if (demo.filled && !demo.filled.includes('files')) return files;
  for (const { kind, label, required } of period.attachments)
    if (required) files[kind] = await fillFile(tx, config.uploadDir, { ownerId, name: `${label}.pdf`, at });
  return files;
};

const fillEvents = async (
  tx: Transaction,
  applicationId: number,
  ownerId: number,
  createdAt: Date,
  steps: readonly Told[],
): Promise<void> => {
  const rows = steps.map(({ event, from, to, actor, reason, at }) => ({
    event,
    fromStatus: from,
    toStatus: to,
    actorRole: actor,
    actorId: actor === 'applicant' ? ownerId : null,
    reason: reason ?? null,
    at,
  }));
  const created = {
    event: 'create',
    fromStatus: null,
    toStatus: 'draft' as const,
    actorRole: 'applicant',
    actorId: ownerId,
    reason: null,
    at: createdAt,
  };
  await tx
    .insertInto('applicationEvent')
    .values([created, ...rows].map((row) => ({ applicationId, ...row })))
    .execute();
};

/** What was filed, and that its number is given. */
const fillSnapshot = async (
  { tx, sealer }: Room,
  filed: {
    applicationId: number;
    no: string;
    periodId: number;
    ownerId: number;
    at: Date;
    fields: Fields;
    files: Record<string, string>;
  },
): Promise<void> => {
  const { applicationId, no, periodId, ownerId, at, fields, files } = filed;
  const digest = filedDigest(sealer, { no, periodId, filedVersion: 1, submittedAt: at, fields, files });
  const stored = { fields: JSON.stringify(sealFields(sealer, fields)), files: JSON.stringify(files) };
  await tx
    .insertInto('applicationSnapshot')
    .values({ applicationId, filedVersion: 1, ...stored, digest, submittedAt: at, submittedBy: ownerId })
    .execute();
  const [, series, value] = /^KC(\d+-\w+)-(\d+)$/.exec(no) ?? [];
  await tx
    .insertInto('counter')
    .values({ name: `application:${series}`, value: Number(value) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`greatest(counter.value, excluded.value)` }),
    )
    .execute();
};

const fillApplication = async (room: Room, demo: DemoApplication): Promise<void> => {
  const { tx, sealer, now, periods } = room;
  const period = periods[demo.period];
  if (!period) throw new Error(`The demo has no period ${demo.period}.`);
  const person = await personOf(tx, demo.owner);
  const { ownerId } = person;
  const createdAt = morningOf(now, demo.createdDay);
  const files = await fillMaterials(room, demo, period, ownerId, createdAt);
  const fields = fieldsOf(demo, person, period, files);
  const steps = tell(now, demo);
  const columns = standing(steps, createdAt);
  const no = demo.number
    ? `KC${period.year}-${demo.project.category}-${String(demo.number).padStart(4, '0')}`
    : null;
  const sheet =
    columns.reportedAt &&
    (await fillFile(tx, room.config.uploadDir, {
      ownerId,
      name: '单位审核盖章表.pdf',
      at: columns.reportedAt,
    }));
  const { id: applicationId } = await tx
    .insertInto('application')
    .values({
      ...columns,
      no,
      ownerId,
      periodId: period.id,
      unitId: person.id,
      unitName: person.name,
      category: demo.project.category,
      title: demo.project.title,
      dueAt: demo.dueDay === undefined ? null : morningOf(now, demo.dueDay, '17:00:00'),
      fields: JSON.stringify(sealFields(sealer, fields)),
      sectionsDone: demo.filled?.length ?? 7,
      filedVersion: no ? 1 : 0,
      sealedSheet: sheet?.id ?? null,
      stepReached: demo.filled?.at(-1) ?? 'check',
      createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const named = [...Object.values(files), ...(sheet ? [sheet] : [])];
  if (named.length > 0)
    await tx
      .insertInto('applicationFile')
      .values(named.map((file) => ({ applicationId, fileId: file.id })))
      .execute();
  await fillEvents(tx, applicationId, ownerId, createdAt, steps);
  await fillResults(tx, applicationId, steps);
  if (!no || !columns.submittedAt) return;
  const hashes = Object.fromEntries(Object.values(files).map(({ id, sha256 }) => [id, sha256]));
  await fillSnapshot(room, {
    applicationId,
    no,
    periodId: period.id,
    ownerId,
    at: columns.submittedAt,
    fields,
    files: hashes,
  });
  await sealReceipt(tx, { sealer, receiptKey: room.config.receiptKey }, applicationId);
  await fillRemarks(tx, applicationId, demo, steps);
};

/** Applications in every state an applicant meets. Runs after accounts and periods. */
export const fillApplications = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const sealer = createSealer(config.dataKey.export());
  const periods = await tx.selectFrom('period').selectAll().orderBy('applyStart').execute();
  await fillColleagues(tx);
  for (const demo of DEMO_APPLICATIONS) await fillApplication({ tx, config, sealer, now, periods }, demo);
};
