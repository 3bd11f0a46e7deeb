import type { SealedReading } from '@contract/sealed-reading';
import type { Config } from '@server/config/config';
import { sealFields } from '@server/crypto/field-sealing';
import { createSealer, type Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { chanceOf } from '@server/demo/working-time';
import { issuePastLetters } from '@server/modules/apply/service';
import { filedDigest } from '@server/receipt/filed-digest';
import { sealReceipt } from '@server/receipt/filed-receipt';
import { applicationsOfOthers } from './applications-of-others';
import type { DemoApplication } from './demo-application';
import { mainApplications } from './demo-applications';
import { fillChanges } from './fill-changes';
import { fillConfirmations } from './fill-confirmations';
import { fillFacts } from './fill-facts';
import { fillHelpers } from './fill-helpers';
import { fillRemarks } from './fill-remarks';
import { fillResults } from './fill-results';
import { type Person, type Prepared, prepareApplication } from './prepare-application';

type Numbered = Prepared & { no: string | null };
type Stored = Numbered & { id: number };

export const demoApplications: readonly DemoApplication[] = [...mainApplications, ...applicationsOfOthers];

const readPeople = async (tx: Transaction): Promise<(demo: DemoApplication) => Person> => {
  const people = await tx
    .selectFrom('account')
    .innerJoin('unit', 'unit.id', 'account.unitId')
    .select([
      'account.id as ownerId',
      'account.login',
      'account.realName as ownerName',
      'account.phone',
      'account.email',
      'unit.id',
      'unit.name',
      'unit.uscc',
      'unit.address',
      'unit.legalPerson',
    ])
    .orderBy('account.id')
    .execute();
  return ({ owner, project }) => {
    const person = people.find(({ login, ownerName, name }) =>
      'login' in owner ? login === owner.login : ownerName === owner.name && name === owner.unit,
    );
    if (!person) throw new Error(`Nobody is there to apply for ${project.title}.`);
    return person;
  };
};

/**
 * Numbers follow the order of submission within year and category, with gaps for applications that the demo does not
 * show.
 */
const numbered = (all: readonly Prepared[]): Numbered[] => {
  const given = new Map<string, number>();
  const numbers = new Map<Prepared, string>();
  const filed = all.filter(({ columns }) => columns.submittedAt);
  for (const one of filed.sort((a, b) => Number(a.columns.submittedAt) - Number(b.columns.submittedAt))) {
    const { title, category } = one.demo.project;
    const series = `${one.period.year}-${category}`;
    const number = (given.get(series) ?? 0) + 1 + chanceOf(title, 6);
    given.set(series, number);
    numbers.set(one, `KC${series}-${String(number).padStart(4, '0')}`);
  }
  return all.map((one) => ({ ...one, no: numbers.get(one) ?? null }));
};

/**
 * Most sheets were recognised automatically; on some the stamp covers the code, and the unit has compared them by eye.
 */
const readingOf = (title: string): SealedReading => {
  if (chanceOf(title, 3) > 0) return { verdict: 'proved', compared: false, findings: [] };
  const findings = (['unread', 'missing'] as const).map((kind) => ({ kind, page: 1, version: null }));
  return { verdict: 'asks', compared: true, findings };
};

const fillRows = async (
  tx: Transaction,
  sealer: Sealer,
  prepared: readonly Numbered[],
): Promise<Stored[]> => {
  const rows = await tx
    .insertInto('application')
    .values(
      prepared.map(({ demo, person, period, columns, fields, no, sheet, dueAt, createdAt }) => ({
        ...columns,
        no,
        dueAt,
        createdAt,
        ownerId: person.ownerId,
        periodId: period.id,
        unitId: person.id,
        unitName: person.name,
        category: demo.project.category,
        title: demo.project.title,
        fields: JSON.stringify(sealFields(sealer, fields)),
        sectionsDone: demo.filled?.length ?? 7,
        filedVersion: no ? 1 : 0,
        sealedSheet: sheet?.id ?? null,
        sealedVersion: sheet ? 1 : null,
        sealedReading: sheet ? readingOf(demo.project.title) : null,
        stepReached: demo.filled?.at(-1) ?? ('check' as const),
      })),
    )
    .returning(['id', 'title'])
    .execute();
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  return prepared.map((one) => ({ ...one, id: ids.get(one.demo.project.title) ?? 0 }));
};

const fillEvents = async (tx: Transaction, stored: readonly Stored[]): Promise<void> => {
  const rows = stored.flatMap(({ id: applicationId, person, createdAt, told }) => [
    {
      applicationId,
      event: 'create',
      fromStatus: null,
      toStatus: 'draft' as const,
      actorRole: 'applicant',
      actorId: person.ownerId,
      reason: null,
      at: createdAt,
      promisedUntil: null,
    },
    ...told.map(({ event, from, to, actor, reason, at, promisedUntil }) => ({
      applicationId,
      event,
      fromStatus: from,
      toStatus: to,
      actorRole: actor,
      at,
      actorId: actor === 'applicant' ? person.ownerId : null,
      reason: reason ?? null,
      promisedUntil: promisedUntil ?? null,
    })),
  ]);
  await tx.insertInto('applicationEvent').values(rows).execute();
};

/** Snapshots of what was submitted, and the receipts, which form a chain in the order of submission. */
const fillSnapshots = async (
  tx: Transaction,
  { sealer, receiptKey }: { sealer: Sealer; receiptKey: Config['receiptKey'] },
  stored: readonly Stored[],
): Promise<void> => {
  const filed = stored.flatMap((one) => {
    const { no, columns } = one;
    return no && columns.submittedAt ? [{ ...one, no, submittedAt: columns.submittedAt }] : [];
  });
  filed.sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
  const rows = filed.map(({ id, no, submittedAt, fields, materials, person, period }) => {
    const files = Object.fromEntries(materials.map((file) => [file.id, file.sha256]));
    return {
      applicationId: id,
      filedVersion: 1,
      submittedAt,
      submittedBy: person.ownerId,
      fields: JSON.stringify(sealFields(sealer, fields)),
      files: JSON.stringify(files),
      digest: filedDigest(sealer, { no, periodId: period.id, filedVersion: 1, submittedAt, fields, files }),
    };
  });
  await tx.insertInto('applicationSnapshot').values(rows).execute();
  const last = new Map(
    filed.map(({ no }) => [`application:${no.slice(2, no.lastIndexOf('-'))}`, Number(no.slice(-4))]),
  );
  await tx
    .insertInto('counter')
    .values([...last].map(([name, value]) => ({ name, value })))
    .execute();
  for (const { id } of filed) {
    await sealReceipt(tx, { sealer, receiptKey }, id);
    await issuePastLetters(tx, id, { receiptKey, issuedAt: ({ at }) => at });
  }
};

/** Applications in every state there is. Runs after people and periods. */
export const fillApplications = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const sealer = createSealer(config.dataKey.export());
  const periods = await tx.selectFrom('period').selectAll().orderBy('applyStart').execute();
  const place = { now, uploadDir: config.uploadDir, periods, personOf: await readPeople(tx) };
  const prepared = numbered(demoApplications.map((demo) => prepareApplication(place, demo)));
  await tx
    .insertInto('file')
    .values(prepared.flatMap(({ materials, sheet }) => [...materials, ...(sheet ? [sheet] : [])]))
    .execute();
  const stored = await fillRows(tx, sealer, prepared);
  await tx
    .insertInto('applicationFile')
    .values(
      stored.flatMap(({ id, materials, sheet }) =>
        [...materials, ...(sheet ? [sheet] : [])].map((file) => ({ applicationId: id, fileId: file.id })),
      ),
    )
    .execute();
  await fillEvents(tx, stored);
  await fillResults(tx, config.uploadDir, stored);
  await fillSnapshots(tx, { sealer, receiptKey: config.receiptKey }, stored);
  await fillRemarks(tx, stored);
  await fillHelpers(tx, stored, now);
  await fillConfirmations(tx, sealer, stored, now);
  await fillChanges(tx, stored, now);
  await fillFacts(tx, sealer, stored, now);
};
