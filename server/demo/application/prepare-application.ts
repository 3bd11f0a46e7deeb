import type { Sections } from '@contract/application';
import { beijingDay } from '@contract/rules/beijing-time';
import { type Fields, flatten } from '@contract/rules/draft-fields';
import { DAY_MS } from '@contract/time-units';
import type { PeriodTable } from '@server/db/period-schema';
import { writeDemoFile } from '@server/demo/demo-file';
import type { Selectable } from 'kysely';
import { completeSections } from './completeSections';
import type { DemoApplication } from './demo-application';
import { standing, type Told, tell } from './demo-story';

export interface Person {
  ownerId: number;
  ownerName: string | null;
  phone: string | null;
  email: string | null;
  id: number;
  name: string;
  uscc: string | null;
  address: string | null;
  legalPerson: string | null;
}

export interface Prepared {
  demo: DemoApplication;
  person: Person;
  period: Selectable<PeriodTable>;
  createdAt: Date;
  told: readonly Told[];
  sections: Sections;
  fields: Fields;
  columns: ReturnType<typeof standing>;
  /** Files of the form's materials. */
  materials: readonly ReturnType<typeof writeDemoFile>[];
  /** The stamped sheet of the unit, once it has forwarded the application. */
  sheet: ReturnType<typeof writeDemoFile> | null;
  dueAt: Date | null;
}

interface Place {
  now: Date;
  uploadDir: string;
  periods: readonly Selectable<PeriodTable>[];
  personOf: (demo: DemoApplication) => Person;
}

const SHEET = '单位审核盖章表.pdf';
/** The office closes at 18:00 Beijing time. */
const closingOf = (now: Date, day: number): Date =>
  new Date(`${beijingDay(now.getTime() + day * DAY_MS)}T18:00:00+08:00`);

const kept = (sections: Sections, { filled }: DemoApplication): Fields =>
  flatten(
    filled
      ? Object.fromEntries(Object.entries(sections).filter(([name]) => filled.some((one) => one === name)))
      : sections,
  );

/** Computes everything about an application before it is inserted, and writes its files. */
export const prepareApplication = (
  { now, uploadDir, periods, personOf }: Place,
  demo: DemoApplication,
): Prepared => {
  const period = periods[demo.period];
  if (!period) throw new Error(`The demo has no period ${demo.period}.`);
  const person = personOf(demo);
  const { ownerId } = person;
  const { title } = demo.project;
  const { createdAt, told } = tell(now, {
    title,
    createdDay: demo.createdDay,
    steps: demo.story,
    plan: period,
  });
  const columns = standing(told, createdAt);
  const wanted =
    demo.filled && !demo.filled.includes('files')
      ? []
      : period.attachments.filter(({ required }) => required);
  const materials = wanted.map(({ label }) =>
    writeDemoFile(uploadDir, { ownerId, name: `${label}.pdf`, at: createdAt }),
  );
  const sections = completeSections({
    period,
    unit: person,
    leader: { name: person.ownerName, phone: person.phone ?? '', email: person.email ?? '' },
    materials: Object.fromEntries(wanted.map(({ kind }, index) => [kind, materials[index]?.id ?? ''])),
    project: demo.project,
  });
  return {
    demo,
    person,
    period,
    createdAt,
    told,
    sections,
    columns,
    materials,
    fields: kept(sections, demo),
    sheet: columns.reportedAt && writeDemoFile(uploadDir, { ownerId, name: SHEET, at: columns.reportedAt }),
    dueAt: demo.dueDay === undefined ? null : closingOf(now, demo.dueDay),
  };
};
